import { repaymentMessages as messages } from '../../messages/repayment.ts'
import { ActionBar } from '../action-bar/action-bar.tsx'
import { AmountDue } from '../amount-due/amount-due.tsx'
import { Button } from '../button/button.tsx'
import { InfoIcon } from '../icon/info-icon.tsx'

/** Rows that show before 'more' is tapped. */
export const collapsedRows = 2

interface DueProps {
  label: string
  amount: string
  dateLabel: string
  date: string
}

/** What is owed, and when. */
export function Due({ label, amount, dateLabel, date }: DueProps) {
  return (
    <AmountDue label={label} amount={amount}>
      {date && (
        <p>
          <span>{dateLabel}</span> <strong className="repayment_date">{date}</strong>
        </p>
      )}
    </AmountDue>
  )
}

export function WaitingDue() {
  return (
    <AmountDue label={messages.amount}>
      <p>{messages.date}</p>
    </AmountDue>
  )
}

export function Notice({ text }: { text: string }) {
  return (
    <p className="card repayment_notice">
      <InfoIcon />
      {text}
    </p>
  )
}

/** The button's place, as long as nothing can be paid. */
export function WaitingBar() {
  return (
    <ActionBar>
      <div className="repayment_method" aria-hidden="true">
        <span className="repayment_label">{messages.method}</span>
      </div>
      <Button off>{messages.pay}</Button>
    </ActionBar>
  )
}
