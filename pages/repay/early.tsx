import { repaymentWire } from '../../shared/api/wire/repayment.ts'
import { repaymentMessages as messages } from '../../shared/messages/repayment.ts'
import { EarlyRepayment } from '../../shared/ui/repayment/early-repayment.tsx'

export function Early() {
  return (
    <EarlyRepayment title={messages.title} label={messages.amount} amount={repaymentWire.amount} />
  )
}
