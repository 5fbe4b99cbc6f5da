import type { ReactNode } from 'react'
import { WaitingAmount } from '../../ui/amount/amount.tsx'
import type { DueHead } from './due-head.ts'
import { HeadDates, WaitingDates } from './loan-head.tsx'
import './amount-head.css'

interface AmountHeadProps {
  label: string
  /** Undefined while it is on its way: a bar holds its place. */
  amount?: string
  dates?: Omit<DueHead, 'tone'>
  children?: ReactNode
}

export const amountId = 'pay-amount'

export function AmountHead({ label, amount, dates, children }: AmountHeadProps) {
  return (
    <>
      <p className="amount-head_label">{label}</p>
      <div className="amount-head">
        <p className="amount-head_amount" id={amountId}>
          {amount ?? <WaitingAmount />}
        </p>
        {children}
      </div>
      {dates ? <HeadDates {...dates} /> : <WaitingDates />}
    </>
  )
}
