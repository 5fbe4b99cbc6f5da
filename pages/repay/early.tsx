import { repaymentMessages as messages } from '#messages/repayment.ts'
import { EarlyRepayment } from '../../shared/features/repayment/early-repayment.tsx'
import { EarlyWays } from '../../shared/features/repayment/early-way-list.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'

export function Early({ slots }: { slots: Slots }) {
  const amount = slots.text('amount')
  return (
    <EarlyRepayment slots={slots} title={messages.title} label={messages.amount} amount={amount}>
      <EarlyWays slots={slots} />
    </EarlyRepayment>
  )
}
