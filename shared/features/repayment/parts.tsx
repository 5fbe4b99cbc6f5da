import { repaymentMessages as messages } from '#messages/repayment.ts'
import { dateText } from '../../messages/date-text.ts'
import { ActionBar } from '../../ui/action-bar/action-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { InfoIcon } from '../../ui/icon/info-icon.tsx'
import { AmountDue } from '../amount-due/amount-due.tsx'

export const collapsedRows = 2

interface DueProps {
  label: string
  amount: string
  dateLabel: string
  date: string
  /** How many days late it is, and what that costs so far; '' where it is not. */
  late: string
  left: string
}

export function Due({ label, amount, dateLabel, date, late, left }: DueProps) {
  return (
    <AmountDue label={label} amount={amount}>
      {date && (
        <p>
          <span>{dateLabel}</span> <strong className="repayment_date">{dateText(date)}</strong>
        </p>
      )}
      {left && <p>{left}</p>}
      {late && <p className="repayment_late">{late}</p>}
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

export function ServerNotice({ text }: { text: string }) {
  return (
    <Card as="p" className="repayment_notice">
      <InfoIcon />
      {text}
    </Card>
  )
}

export function WaitingBar() {
  return (
    <ActionBar>
      <div className="repayment_method" aria-hidden="true">
        <span className="repayment_label">{messages.method}</span>
      </div>
      <Button softDisabled>{messages.pay}</Button>
    </ActionBar>
  )
}
