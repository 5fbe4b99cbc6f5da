import { momentText } from '../../shared/lib/moment-text.ts'
import { noAmount } from '../../shared/lib/no-amount.ts'
import { cashierMessages } from '../../shared/messages/cashier.ts'
import { codeMessages as messages, repaymentMessages } from '../../shared/messages/repayment.ts'
import { AlreadyPaid } from '../../shared/ui/already-paid/already-paid.tsx'
import { ShowToCashier } from '../../shared/ui/cashier/show-to-cashier.tsx'
import { slipOfInstructions } from '../../shared/ui/cashier/slip.ts'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { PaymentNotes } from '../../shared/ui/repayment/payment-notes.tsx'
import { ScamNote } from '../../shared/ui/scam-note/scam-note.tsx'
import { StepNotices } from './step-notices.tsx'
import type { ShownInstructions } from './store.ts'

interface InstructionsProps {
  instructions: ShownInstructions
  /** The code as it is read out. */
  digits: string
}

/** A code to pay with, and how, step by step. */
export function Instructions({ instructions, digits }: InstructionsProps) {
  const { logo, title, code, contractNumber, total, date, notices, savedAt } = instructions
  return (
    <>
      <section className="card">
        <div className="code_channel">
          <Picture source={logo} size="small" />
          <h2>{title}</h2>
        </div>
        <Copyable label={messages.code} text={code} shown={digits} id="code">
          {repaymentMessages.code}
        </Copyable>
        {contractNumber && (
          <Copyable label={messages.contract} text={contractNumber} id="contract">
            {repaymentMessages.contract}
          </Copyable>
        )}
        <p className="code_label">{messages.total}</p>
        <p className="code_total">{total || noAmount}</p>
        {date && (
          <p>
            {repaymentMessages.date} <strong>{date}</strong>
          </p>
        )}
        {savedAt !== undefined && (
          <p className="cashier_kept">
            {cashierMessages.kept.replace('{time}', momentText(savedAt))}
          </p>
        )}
        <PaymentNotes {...instructions} />
        <div className="code_cashier">
          <ShowToCashier slip={slipOfInstructions(instructions)} savedAt={savedAt} />
        </div>
      </section>
      {notices.length > 0 && <StepNotices notices={notices} />}
      <ScamNote />
      <AlreadyPaid />
    </>
  )
}

interface CopyableProps {
  label: string
  text: string
  shown?: string
  id: string
  children: string
}

function Copyable({ label, text, shown = text, id, children }: CopyableProps) {
  return (
    <div className="code_copyable">
      <div>
        <p className="code_label">{label}</p>
        <p className="code_value" id={id}>
          {shown}
        </p>
      </div>
      <CopyButton text={text} what={children} shownIn={id} />
    </div>
  )
}
