import { useStore } from '@nanostores/react'
import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { company } from '../../shared/config/company.ts'
import { HeldCode } from '../../shared/features/pay-apps/held-code.tsx'
import { type PagePayments, Payments } from '../../shared/features/payments/payments.tsx'
import { groupCode } from '../../shared/loan/group-code.ts'
import { momentText } from '../../shared/loan/moment-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { Qr } from '../../shared/ui/qr/qr.tsx'
import type { AddressCode } from './address.ts'
import { OwnLoan } from './own-loan.tsx'
import { Sheet } from './sheet.tsx'
import type { Shown } from './store.ts'

type ShownCode = Extract<Shown, { address: AddressCode }>

interface CodeProps {
  shown: ShownCode
  onCheck: () => void
  payments: PagePayments
}

export function Code({ shown, onCheck, payments }: CodeProps) {
  const money = useStore(payments.$money)
  const { address, state } = shown
  const { variant, code, picture } = address
  const savedAt = state === 'unchecked' ? shown.savedAt : undefined
  const isNeverConfirmed = state === 'waiting' || (state === 'unchecked' && savedAt === undefined)
  // The link may be anybody's: before the server has confirmed its code it is not shown as his.
  if (isNeverConfirmed) return <Doubt shown={shown} onCheck={onCheck} />
  return (
    <>
      <Doubt shown={shown} onCheck={onCheck} />
      <Payments payments={payments} />
      <Sheet
        address={address}
        digits={groupCode(code)}
        savedAt={savedAt}
        isUnconfirmed={state === 'unnamed'}
        payments={payments}
        money={money}
      >
        {variant === 'qr' && (
          <HeldCode payments={payments}>
            <QrCode address={address} />
          </HeldCode>
        )}
        {variant === 'code' && picture && (
          <div className="repay-code_channel">
            <Picture source={picture} alternative={messages.channel} size="small" />
          </div>
        )}
      </Sheet>
    </>
  )
}

/** The picture; where it does not load, the code's own QR code, and failing that its text. */
function QrCode({ address: { code, picture } }: { address: AddressCode }) {
  const drawn = code ? <Qr text={code} label={messages.drawnQr} /> : undefined
  if (!picture) return drawn
  return (
    <div className="repay-code_qr">
      <Picture source={picture} alternative={messages.qr} size="full" fallback={drawn} />
    </div>
  )
}

function doubtOf(shown: ShownCode): string {
  switch (shown.state) {
    case 'waiting':
      return messages.waiting
    case 'unchecked':
      return shown.savedAt === undefined
        ? messages.unchecked
        : formatMessage(messages.checkedBefore, { time: momentText(shown.savedAt) })
    case 'same':
      return shown.linkAmount && formatMessage(messages.otherAmount, { amount: shown.linkAmount })
    case 'unnamed':
      return formatMessage(messages.unnamed, { biller: company.billerName })
    default:
      return ''
  }
}

function Doubt({ shown, onCheck }: Omit<CodeProps, 'payments'>) {
  const text = doubtOf(shown)
  if (!text) return null
  return (
    <div role="status">
      <Notice text={text}>
        {shown.state === 'unchecked' && (
          <Button variant="quiet" onClick={onCheck}>
            {messages.checkAgain}
          </Button>
        )}
        {shown.state === 'unnamed' && <OwnLoan />}
      </Notice>
    </div>
  )
}
