import type { ReactNode } from 'react'
import { Amount } from '../../shared/ui/amount/amount.tsx'

interface AmountDueProps {
  label: string
  amount?: string | undefined
  children?: ReactNode
}

export function AmountDue({ label, amount, children }: AmountDueProps) {
  return (
    <div>
      <p>{label}</p>
      <Amount text={amount} />
      {children}
    </div>
  )
}
