import type { ReactNode } from 'react'
import { dateText } from '../../messages/date-text.ts'
import { Amount } from '../../ui/amount/amount.tsx'
import './loan-head.css'

interface LoanHeadProps {
  /** How the loan stands, in the server's words, behind its icon. */
  title?: string
  icon?: ReactNode
  text?: string
  label: string
  amount: string
  date: string
  dateLabel: string
  standing: string
  cost: string
  term?: ReactNode
}

export function LoanHead(props: LoanHeadProps) {
  const { title, icon, text, label, amount, date, dateLabel, standing, cost, term } = props
  return (
    <div className="loan-head">
      {title && (
        <div className="loan-head_status">
          {icon}
          <p>
            <strong>{title}</strong>
          </p>
        </div>
      )}
      <p className="loan-head_label">{label}</p>
      <Amount text={amount} />
      <HeadDates {...{ date, dateLabel, standing, cost }} />
      {term}
      {text && <p className="loan-head_text">{text}</p>}
    </div>
  )
}

type HeadDatesProps = Pick<LoanHeadProps, 'date' | 'dateLabel' | 'standing' | 'cost'>

export function HeadDates({ date, dateLabel, standing, cost }: HeadDatesProps) {
  return (
    <div className="loan-head_dates">
      {date && (
        <p>
          <span>{dateLabel}</span> <strong className="loan-head_date">{dateText(date)}</strong>
        </p>
      )}
      {standing && <p className="loan-head_standing">{standing}</p>}
      {cost && <p>{cost}</p>}
    </div>
  )
}

/** `passed` is from 0 to 1; without it the bar is empty. */
export function TermBar({
  passed,
  children
}: {
  passed?: number | undefined
  children?: ReactNode
}) {
  return (
    <div className="loan-head_term" aria-hidden="true">
      {children}
      {passed !== undefined && <span style={{ width: `${Math.round(passed * 100)}%` }} />}
    </div>
  )
}

export function WaitingHead({ label, term }: { label?: string; term?: ReactNode }) {
  return (
    <div className="loan-head" aria-hidden={label ? undefined : true}>
      {!label && (
        <p className="loan-head_status">
          <span className="loan-head_waiting" />
        </p>
      )}
      <p className="loan-head_label">{label || <span className="loan-head_waiting" />}</p>
      <Amount />
      <WaitingDates />
      {term}
    </div>
  )
}

export const WaitingDates = () => (
  <div className="loan-head_dates" aria-hidden="true">
    <p>
      <span className="loan-head_waiting" />
    </p>
  </div>
)
