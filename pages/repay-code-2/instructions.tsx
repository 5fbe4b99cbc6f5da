import { useCallback, useState } from 'react'
import { cashierMessages } from '#messages/cashier.ts'
import { codeMessages as messages, repaymentMessages } from '#messages/repayment.ts'
import { company } from '../../shared/config/company.ts'
import { AlreadyPaid } from '../../shared/features/already-paid/already-paid.tsx'
import { CopyAmount } from '../../shared/features/cashier/copy-amount.tsx'
import { ExpiredCode } from '../../shared/features/cashier/expired-code.tsx'
import { PaymentNotes } from '../../shared/features/cashier/payment-notes.tsx'
import { ShowToCashier } from '../../shared/features/cashier/show-to-cashier.tsx'
import { slipOfInstructions } from '../../shared/features/cashier/slip.ts'
import { useCodeState } from '../../shared/features/cashier/use-code-state.ts'
import { UsedCode } from '../../shared/features/cashier/used-code.tsx'
import type { DueHead } from '../../shared/features/loan-head/due-head.ts'
import { LazyPayApp } from '../../shared/features/pay-apps/lazy-pay-app.tsx'
import { isUsedUp, type MoneyState } from '../../shared/features/payments/loan-page.ts'
import type { PagePayments } from '../../shared/features/payments/payments.tsx'
import { ScamNote } from '../../shared/features/scam-note/scam-note.tsx'
import { momentText } from '../../shared/loan/moment-text.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { payableOf } from '../../shared/loan/payable.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { RowList } from '../../shared/ui/row-button/row-list.tsx'
import { fillNotices } from './fill-notices.ts'
import { StepNotices } from './step-notices.tsx'
import type { RepayCode2Page, ShownInstructions } from './store.ts'
import '../../shared/features/cashier/kept-time.css'

type Dates = Omit<DueHead, 'tone'>

interface InstructionsProps {
  instructions: ShownInstructions
  digits: string
  dates: Dates
  renew?: RepayCode2Page['renewCode'] | undefined
  payments?: PagePayments
  money?: MoneyState
}

export function Instructions(props: InstructionsProps) {
  const { instructions, digits, dates, renew, payments, money = 'unknown' } = props
  const { title, code, contractNumber, total, notices, expiresAt, down, appLink, qr } = instructions
  const isExpired = useCodeState(code, expiresAt) === 'expired'
  const isPaid = isUsedUp(money)
  const wayKey = `${appLink} ${qr}`
  const [wrongWay, setWrongWay] = useState<string>()
  const distrust = useCallback(() => setWrongWay(wayKey), [wayKey])
  const isNothing = payableOf(total) === 'nothing'
  const isOffered = !isExpired && !isPaid && !isNothing && !down
  // Nobody pays a code beside a warning of another payee or amount.
  const isUsable = isOffered && wrongWay !== wayKey
  const values = { code, amount: total, biller: company.billerName, contract: contractNumber }
  return (
    <>
      <Card>
        <Title {...instructions} />
        {isPaid && <UsedCode digits={digits} state={money} />}
        {!isPaid && !isNothing && isExpired && (
          <ExpiredCode digits={digits} expiresAt={expiresAt} renew={renew} isMain />
        )}
        {!isExpired && !isPaid && down && <p>{down}</p>}
        {isUsable && <BigCode code={code} digits={digits} guard={payments?.use} />}
        <Facts instructions={instructions} payments={payments} dates={dates} />
        <PaymentNotes {...instructions} expiresAt={isExpired ? '' : expiresAt} />
        {isOffered && payments && (
          <LazyPayApp
            way={instructions}
            name={title}
            amount={total}
            payments={payments}
            onWrong={distrust}
            key={wayKey}
          />
        )}
        {isUsable && <CashierButton instructions={instructions} payments={payments} />}
      </Card>
      {isUsable && notices.length > 0 && <StepNotices notices={fillNotices(notices, values)} />}
      <ScamNote />
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

interface PartProps {
  instructions: ShownInstructions
  payments: PagePayments | undefined
}

function CashierButton({ instructions, payments }: PartProps) {
  return (
    <div className="code_cashier">
      <ShowToCashier
        slip={slipOfInstructions(instructions)}
        savedAt={instructions.savedAt}
        guard={payments?.use}
        isMain
      />
    </div>
  )
}

function Facts({ instructions, payments, dates }: PartProps & { dates: Dates }) {
  const { contractNumber, total, savedAt } = instructions
  return (
    <>
      {contractNumber && (
        <div className="code_copyable">
          <div>
            <p className="code_label">{messages.contract}</p>
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
      )}
      <div className="code_copyable">
        <div>
          <p className="code_label">{messages.total}</p>
          <p className="code_value code_total" id="total">
            {total || noAmount}
          </p>
        </div>
        {payments ? (
          <CopyAmount
            amount={total}
            what={messages.total}
            shownIn="total"
            guard={payments.use}
            iconOnly
          />
        ) : (
          <CopyButton text={total} what={messages.total} shownIn="total" iconOnly />
        )}
      </div>
      <DueDate {...dates} />
      {savedAt !== undefined && (
        <p className="cashier_kept">
          {formatMessage(cashierMessages.kept, { time: momentText(savedAt) })}
        </p>
      )}
    </>
  )
}

function DueDate({ date, dateLabel, late, left }: Dates) {
  if (!date) return null
  return (
    <div className="code_copyable">
      <div>
        <p className="code_label">{dateLabel}</p>
        <p className="code_value">{dateText(date)}</p>
      </div>
      {left && <p className="code_left">{left}</p>}
      {late && <p className="code_left">{late}</p>}
    </div>
  )
}

interface BigCodeProps {
  code: string
  digits: string
  guard: PagePayments['use'] | undefined
}

/** The largest text of the page: a cashier reads it. */
function BigCode({ code, digits, guard }: BigCodeProps) {
  return (
    <div className="code_big">
      <p className="code_label">{messages.code}</p>
      <p className="code_digits" id="code">
        {digits}
      </p>
      <CopyButton text={code} what={repaymentMessages.code} shownIn="code" guard={guard} />
    </div>
  )
}
