import type { ReactNode } from 'react'
import { Amount } from '../../ui/amount/amount.tsx'
import './amount-due.css'

interface AmountDueProps {
  label: string
  /** As it is shown; undefined while it is on its way. */
  amount?: string | undefined
  /** What else is to know: the date. */
  children?: ReactNode
}

/** What is to be paid, in the page's head. */
export function AmountDue({ label, amount, children }: AmountDueProps) {
  return (
    <div className="amount-due">
      <p>{label}</p>
      <Amount text={amount} />
      {children}
    </div>
  )
}
