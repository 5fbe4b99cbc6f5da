import type { ReactNode } from 'react'
import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { AlreadyPaid } from '../../shared/features/already-paid/already-paid.tsx'
import { ExpiredCode } from '../../shared/features/cashier/expired-code.tsx'
import { OtherPayment } from '../../shared/features/cashier/other-payment.tsx'
import { PaymentNotes } from '../../shared/features/cashier/payment-notes.tsx'
import { ShowToCashier } from '../../shared/features/cashier/show-to-cashier.tsx'
import { useCodeState } from '../../shared/features/cashier/use-code-state.ts'
import { UsedCode } from '../../shared/features/cashier/used-code.tsx'
import { isUsedUp, type MoneyState } from '../../shared/features/payments/loan-page.ts'
import type { PagePayments } from '../../shared/features/payments/payments.tsx'
import { ExtensionEffect } from '../../shared/features/repayment/extension-effect.tsx'
import { ScamNote } from '../../shared/features/scam-note/scam-note.tsx'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { RowList } from '../../shared/ui/row-button/row-list.tsx'
import { Steps } from '../../shared/ui/steps/steps.tsx'
import type { AddressCode } from './address.ts'
import { SaveCode } from './save-code.tsx'
import { leave, leaveLabel, slipOf } from './store.ts'

interface SheetProps {
  address: AddressCode
  digits: string
  /** When it was confirmed, if not just now. */
  savedAt?: number | undefined
  /** The server has never named the code and its amount for a loan. */
  isUnconfirmed?: boolean
  /** None in the html, whose script fills in the server's answer. */
  payments?: PagePayments
  money?: MoneyState
  children: ReactNode
}

export function CodeSheet(props: SheetProps) {
  const { address, digits, savedAt, payments, money = 'unknown' } = props
  const { isUnconfirmed = false, children } = props
  const { code, expiresAt, isForCashier } = address
  const slip = slipOf(address, isUnconfirmed ? 'link' : 'loan')
  const isExpired = useCodeState(code, expiresAt) === 'expired'
  const isToSave = code !== '' && address.variant === 'qr' && !address.picture
  const slipProps = { slip, savedAt, guard: payments?.use }
  const cashier = <ShowToCashier {...slipProps} isMain={isForCashier || !isToSave} />
  if (isUsedUp(money)) {
    return (
      <Card>
        <UsedCode digits={digits} state={money} />
      </Card>
    )
  }
  if (isExpired) {
    return <ExpiredSheet digits={digits} expiresAt={expiresAt} payments={payments} />
  }
  return (
    <>
      <Card className="repay-code_card">
        {address.isExtension && <ExtensionEffect {...address} />}
        {children}
        {code && (
          <div className="repay-code_code">
            <p className="repay-code_digits" id="pay-code">
              {digits}
            </p>
            <CopyButton
              text={code}
              what={messages.codeName}
              shownIn="pay-code"
              guard={payments?.copy}
              iconOnly
            />
          </div>
        )}
        <PaymentNotes expiresAt={expiresAt} fee="" note="" />
        {isForCashier && cashier}
        {isToSave && <SaveCode {...slipProps} isMain={!isForCashier} />}
        {!isForCashier && cashier}
      </Card>
      <OtherPayment />
      <ScamNote />
      <Tips address={address} isToSave={isToSave} isUnconfirmed={isUnconfirmed} />
      <Paid payments={payments} />
    </>
  )
}

interface ExpiredSheetProps {
  digits: string
  expiresAt: string
  payments: PagePayments | undefined
}

function ExpiredSheet({ digits, expiresAt, payments }: ExpiredSheetProps) {
  return (
    <>
      <Card>
        <ExpiredCode digits={digits} expiresAt={expiresAt} />
        <Button onClick={leave}>{leaveLabel()}</Button>
      </Card>
      <Paid payments={payments} />
    </>
  )
}

interface TipsProps {
  address: AddressCode
  isToSave: boolean
  isUnconfirmed: boolean
}

function Tips({ address, isToSave, isUnconfirmed }: TipsProps) {
  const { variant, amount, isForCashier } = address
  const { counterTip, saveTip, screenshotTip, qrTips, codeTips } = messages
  const firstTip = isToSave ? saveTip : screenshotTip
  // The second one says to pay the exact amount: not one that only a link names.
  const [, exactly] = codeTips
  const isAmountSure = amount && !isUnconfirmed
  const [give, ...after] = codeTips
    .filter(tip => tip !== exactly || isAmountSure)
    .map(tip => formatMessage(tip, { amount }))
  const isQr = variant === 'qr'
  return (
    <Card title={messages.howTo} className="repay-code_tips">
      {isQr && isForCashier && <h3>{messages.atCounter}</h3>}
      {(isForCashier || !isQr) && <Steps steps={[isQr ? counterTip : `${give}`, ...after]} />}
      {isQr && <h3>{messages.onPhone}</h3>}
      {isQr && <Steps steps={[firstTip, ...qrTips]} />}
    </Card>
  )
}

function Paid({ payments }: { payments: PagePayments | undefined }) {
  return (
    <RowList>
      <AlreadyPaid {...(payments && { onOpen: payments.begin })} />
    </RowList>
  )
}
