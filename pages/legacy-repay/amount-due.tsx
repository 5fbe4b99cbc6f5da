import { Amount } from '../../shared/ui/amount/amount.tsx'

interface AmountDueProps {
  label: string
  amount?: string | undefined
}

export function AmountDue({ label, amount }: AmountDueProps) {
  return (
    <div>
      <p>{label}</p>
      <Amount text={amount} />
    </div>
  )
}
