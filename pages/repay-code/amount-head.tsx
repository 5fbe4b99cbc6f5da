import type { ReactNode } from 'react'
import '../../shared/ui/amount/amount.css'

interface AmountHeadProps {
  label: string
  /** Undefined while it is on its way: a bar holds its place. */
  amount?: string | undefined
  children?: ReactNode
}

export const amountId = 'pay-amount'

/** Smaller than the code, which a cashier reads. */
export function AmountHead({ label, amount, children }: AmountHeadProps) {
  return (
    <>
      <p className="repay-code_label">{label}</p>
      <div className="repay-code_head">
        <p className="repay-code_amount" id={amountId}>
          {amount ?? <span className="amount_waiting" />}
        </p>
        {children}
      </div>
    </>
  )
}
