import { type ReactNode, useCallback, useState } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { codeMessages as messages, repaymentMessages } from '#messages/repayment.ts'
import { brand } from '../../shared/config/brand.ts'
import { AlreadyPaid } from '../../shared/features/already-paid/already-paid.tsx'
import { ExpiredCode } from '../../shared/features/cashier/expired-code.tsx'
import { KeptTime } from '../../shared/features/cashier/kept-time.tsx'
import { OtherPayment } from '../../shared/features/cashier/other-payment.tsx'
import { PaymentNotes } from '../../shared/features/cashier/payment-notes.tsx'
import { ShowToCashier } from '../../shared/features/cashier/show-to-cashier.tsx'
import { slipOfInstructions } from '../../shared/features/cashier/slip.ts'
import { useCodeState } from '../../shared/features/cashier/use-code-state.ts'
import { UsedCode } from '../../shared/features/cashier/used-code.tsx'
import { LazyPayApp } from '../../shared/features/pay-apps/lazy-pay-app.tsx'
import { isUsedUp, type MoneyState } from '../../shared/features/payments/loan-page.ts'
import type { PagePayments } from '../../shared/features/payments/payments.tsx'
import { ScamNote } from '../../shared/features/scam-note/scam-note.tsx'
import { payableOf } from '../../shared/loan/payable.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { DocumentIcon } from '../../shared/ui/icon/document-icon.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { RowList } from '../../shared/ui/row-button/row-list.tsx'
import { fillNotices } from './fill-notices.ts'
import { StepNotices } from './step-notices.tsx'
import type { RepayCode2Page, ShownInstructions } from './store.ts'
import { useLimits } from './use-limits.ts'

interface InstructionsProps {
  instructions: ShownInstructions
  digits: string
  renew?: RepayCode2Page['renewCode'] | undefined
  payments?: PagePayments
  money?: MoneyState
  note?: ReactNode
}

export function Instructions(props: InstructionsProps) {
  const { instructions, digits, renew, payments, money = 'unknown', note } = props
  const { title, code, contractNumber, total, notices, expiresAt, savedAt } = instructions
  const isExpired = useCodeState(code, expiresAt) === 'expired'
  const isPaid = isUsedUp(money)
  const wayKey = `${instructions.appLink} ${instructions.qr}`
  const [wrongWay, setWrongWay] = useState<string>()
  const distrust = useCallback(() => setWrongWay(wayKey), [wayKey])
  const isNothing = payableOf(total) === 'nothing'
  const { obstacle, warning } = useLimits(instructions)
  const isOffered = !isExpired && !isPaid && !isNothing && !obstacle
  // Nobody pays a code beside a warning of another payee or amount.
  const isUsable = isOffered && wrongWay !== wayKey
  const values = { code, amount: total, biller: brand.billerName, contract: contractNumber }
  return (
    <>
      <Card>
        {isUsable && note}
        <Title {...instructions} />
        {isPaid && <UsedCode digits={digits} state={money} />}
        {!isPaid && !isNothing && isExpired && (
          <ExpiredCode digits={digits} expiresAt={expiresAt} renew={renew} isMain />
        )}
        {!isExpired && !isPaid && obstacle && <p>{obstacle}</p>}
        {isUsable ? (
          <BigCode code={code} digits={digits} guard={payments?.copy} warning={warning}>
            <PaymentNotes {...instructions} />
          </BigCode>
        ) : (
          <PaymentNotes {...instructions} expiresAt={isExpired ? '' : expiresAt} />
        )}
        {savedAt !== undefined && <KeptTime savedAt={savedAt} />}
        {isOffered && payments && (
          <LazyPayApp
            way={instructions}
            name={title}
            amount={total}
            payments={payments}
            onWrong={distrust}
            isMain
            headCopies
            key={wayKey}
          />
        )}
        {isUsable && <CashierButton instructions={instructions} payments={payments} />}
        {contractNumber && <Contract contractNumber={contractNumber} />}
        <p className="code_slip">
          <DocumentIcon />
          {messages.slip}
        </p>
      </Card>
      <OtherPayment />
      <ScamNote />
      {isUsable && notices.length > 0 && <StepNotices notices={fillNotices(notices, values)} />}
      <RowList>
        <AlreadyPaid {...(payments && { onOpen: payments.begin })} />
      </RowList>
    </>
  )
}

function Title({ logo, title }: Pick<ShownInstructions, 'logo' | 'title'>) {
  return (
    <div className="code_channel">
      <Picture source={logo} size="small" />
      <h2>{title}</h2>
    </div>
  )
}

interface CashierButtonProps {
  instructions: ShownInstructions
  payments: PagePayments | undefined
}

/** The wallet comes first where the code can be paid on this phone: not without a network. */
function CashierButton({ instructions, payments }: CashierButtonProps) {
  const { appLink, qr, savedAt, total } = instructions
  const hasWallet = (appLink || qr) && savedAt === undefined && payableOf(total) === 'payable'
  return (
    <div className="code_cashier">
      <ShowToCashier
        slip={slipOfInstructions(instructions)}
        savedAt={savedAt}
        guard={payments?.use}
        isMain={!hasWallet}
      />
    </div>
  )
}

function Contract({ contractNumber }: Pick<ShownInstructions, 'contractNumber'>) {
  return (
    <div className="code_copyable">
      <div>
        <p className="code_label">{common.contractNumber}</p>
        <p className="code_value" id="contract">
          {contractNumber}
        </p>
      </div>
      <CopyButton
        text={contractNumber}
        what={repaymentMessages.contract}
        shownIn="contract"
        iconOnly
      />
    </div>
  )
}

interface BigCodeProps {
  code: string
  digits: string
  guard: PagePayments['copy'] | undefined
  /** Why its place cannot be paid in another way. */
  warning: string
  children: ReactNode
}

function BigCode({ code, digits, guard, warning, children }: BigCodeProps) {
  return (
    <div className="code_big">
      <p className="code_label">{common.repaymentCode}</p>
      <div className="code_row">
        <p className="code_digits" id="code">
          {digits}
        </p>
        <CopyButton
          text={code}
          what={repaymentMessages.code}
          shownIn="code"
          guard={guard}
          iconOnly
        />
      </div>
      {children}
      {warning && <p>{warning}</p>}
    </div>
  )
}
