import { useStore } from '@nanostores/react'
import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { brand } from '../../shared/config/brand.ts'
import { $outages } from '../../shared/context/outages.ts'
import { HeldCode } from '../../shared/features/pay-apps/held-code.tsx'
import { type PagePayments, PaymentsArea } from '../../shared/features/payments/payments.tsx'
import { groupCode } from '../../shared/loan/group-code.ts'
import { momentText } from '../../shared/loan/moment-text.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { Qr } from '../../shared/ui/qr/qr.tsx'
import type { AddressCode } from './address.ts'
import { codeObstacle } from './code-obstacle.ts'
import { CodeSheet } from './code-sheet.tsx'
import { LinkAmount } from './link-amount.tsx'
import { OwnLoan } from './own-loan.tsx'
import type { CodeCheck } from './store.ts'

type ShownCode = Extract<CodeCheck, { address: AddressCode }>

interface CodeProps {
  check: ShownCode
  onCheck: () => void
  payments: PagePayments
}

export function Code({ check, onCheck, payments }: CodeProps) {
  const money = useStore(payments.$money)
  const { address, state } = check
  const outages = useStore($outages)
  const { variant, code, picture, place, amount, limits, besideLimits } = address
  const obstacle = codeObstacle(limits, amount, outages)
  const logo = (variant === 'code' && picture) || address.logo
  const savedAt = state === 'unchecked' ? check.savedAt : undefined
  const isNeverConfirmed = state === 'waiting' || (state === 'unchecked' && savedAt === undefined)
  // The link may be anybody's: a code that was never confirmed is not shown as his.
  if (isNeverConfirmed) return <Doubt check={check} onCheck={onCheck} />
  return (
    <>
      <Doubt check={check} onCheck={onCheck} />
      <PaymentsArea payments={payments} />
      <CodeSheet
        address={address}
        digits={groupCode(code)}
        savedAt={savedAt}
        isUnconfirmed={state === 'unnamed'}
        obstacle={obstacle}
        warning={codeObstacle(besideLimits, amount, outages)}
        payments={payments}
        money={money}
      >
        {(place || logo) && (
          <div className="repay-code_channel">
            {logo && <Picture source={logo} alternative={messages.channel} size="small" />}
            <h2>{place}</h2>
          </div>
        )}
        {variant === 'qr' && !obstacle && (
          <HeldCode payments={payments}>
            <QrCode address={address} />
          </HeldCode>
        )}
      </CodeSheet>
    </>
  )
}

/** If the picture does not load, the code's own QR code, and then its text. */
function QrCode({ address: { code, picture } }: { address: AddressCode }) {
  const drawn = code ? <Qr text={code} label={messages.drawnQr} /> : undefined
  if (!picture) return drawn
  return (
    <div className="repay-code_qr">
      <Picture source={picture} alternative={messages.qr} size="full" fallback={drawn} />
    </div>
  )
}

/** The server names the code, and no amount that can be read. */
const isWithoutAmount = ({ state, address }: ShownCode) =>
  state === 'same' && address.amount === noAmount

function doubtOf(check: ShownCode): string {
  switch (check.state) {
    case 'waiting':
      return messages.waiting
    case 'unchecked':
      return check.savedAt === undefined
        ? messages.unchecked
        : formatMessage(messages.checkedBefore, { time: momentText(check.savedAt) })
    case 'same':
      if (isWithoutAmount(check)) return messages.amountUnknown
      return check.linkAmount && formatMessage(messages.otherAmount, { amount: check.linkAmount })
    case 'unnamed':
      return formatMessage(messages.unnamed, { biller: brand.billerName })
    default:
      return ''
  }
}

function Doubt({ check, onCheck }: Omit<CodeProps, 'payments'>) {
  const text = doubtOf(check)
  if (!text) return null
  return (
    <div role="status">
      <Notice text={text}>
        {check.state === 'unchecked' && (
          <Button variant="quiet" onClick={onCheck}>
            {messages.checkAgain}
          </Button>
        )}
        {(check.state === 'unnamed' || isWithoutAmount(check)) && (
          <>
            <LinkAmount amount={check.state === 'same' ? check.linkAmount : check.address.amount} />
            <OwnLoan />
          </>
        )}
      </Notice>
    </div>
  )
}
