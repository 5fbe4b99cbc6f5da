import type { ReactNode } from 'react'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { Amount } from '../../shared/ui/amount/amount.tsx'
import type { Bill, Tone } from './bill.ts'
import './loan-head.css'

interface LoanHeadProps {
  icon?: ReactNode
  title: string
  text: string
  bill: Pick<Bill, 'amount' | 'date' | 'late' | 'left' | 'passed'>
  dateLabel: string
}

/** How much, by when: what a borrower who owes reads first. */
export function LoanHead({ icon, title, text, bill, dateLabel }: LoanHeadProps) {
  const { amount, date, late, left, passed } = bill
  return (
    <div className="loan-head">
      <p className="loan-head_status">
        <span className="loan-head_icon">{icon}</span>
        <strong>{title}</strong>
      </p>
      <p className="loan-head_label">{messages.amount}</p>
      <Amount text={amount} />
      <div className="loan-head_term" aria-hidden="true">
        {passed !== undefined && <span style={{ width: `${Math.round(passed * 100)}%` }} />}
      </div>
      <div className="loan-head_dates">
        {date && (
          <p>
            <span>{dateLabel}</span> <strong>{dateText(date)}</strong>
          </p>
        )}
        {left && <p className="loan-head_left">{left}</p>}
        {late && <p className="loan-head_left">{late}</p>}
      </div>
      {text && <p className="loan-head_text">{text}</p>}
    </div>
  )
}

/** Colours the whole head of the page. */
export function HeadTone({ tone, children }: { tone: Tone; children?: ReactNode }) {
  return <div className={`loan-head_tone is-${tone}`}>{children}</div>
}
