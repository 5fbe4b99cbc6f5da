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
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { RowList } from '../../shared/ui/row-button/row-list.tsx'
import type { AddressCode } from './address.ts'
import { SaveCode } from './save-code.tsx'
import { slipOf } from './slip-of.ts'
import { leave, leaveLabel } from './store.ts'
import { Tips } from './tips.tsx'

interface SheetProps {
  address: AddressCode
  digits: string
  /** When it was confirmed, if not just now. */
  savedAt?: number | undefined
  /** The server has never named the code and its amount for a loan. */
  isUnconfirmed?: boolean
  /** Why it cannot be paid now; '' where it can. */
  obstacle?: string
  /** Why its place cannot be paid in another way; said beside it. */
  warning?: string
  /** None in the html, whose script fills in the server's answer. */
  payments?: PagePayments
  money?: MoneyState
  children: ReactNode
}

export function CodeSheet(props: SheetProps) {
  const { address, digits, obstacle, payments, money = 'unknown', children } = props
  const { code, expiresAt } = address
  const isExpired = useCodeState(code, expiresAt) === 'expired'
  if (isUsedUp(money)) {
    return (
      <Card>
        <UsedCode digits={digits} state={money} />
      </Card>
    )
  }
  if (isExpired) {
    return (
      <UnpayableSheet payments={payments}>
        <ExpiredCode digits={digits} expiresAt={expiresAt} />
      </UnpayableSheet>
    )
  }
  if (obstacle) {
    return (
      <UnpayableSheet payments={payments}>
        {children}
        <p role="status">{obstacle}</p>
      </UnpayableSheet>
    )
  }
  return <PayableSheet {...props} />
}

function PayableSheet(props: SheetProps) {
  const { address, digits, savedAt, payments, isUnconfirmed = false, warning, children } = props
  const { code, expiresAt, isForCashier, fee = '', note = '' } = address
  const slip = slipOf(address, isUnconfirmed ? 'link' : 'loan')
  const isToSave = code !== '' && address.variant === 'qr' && !address.picture
  const slipProps = { slip, savedAt, guard: payments?.use }
  const cashier = <ShowToCashier {...slipProps} isMain={isForCashier || !isToSave} />
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
        <PaymentNotes expiresAt={expiresAt} fee={fee} note={note} />
        {warning && <p>{warning}</p>}
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

interface UnpayableSheetProps {
  payments: PagePayments | undefined
  children: ReactNode
}

function UnpayableSheet({ payments, children }: UnpayableSheetProps) {
  return (
    <>
      <Card className="repay-code_card">
        {children}
        <Button onClick={leave}>{leaveLabel()}</Button>
      </Card>
      <Paid payments={payments} />
    </>
  )
}

function Paid({ payments }: { payments: PagePayments | undefined }) {
  return (
    <RowList>
      <AlreadyPaid {...(payments && { onOpen: payments.begin })} />
    </RowList>
  )
}
