import { repaymentMessages as messages } from '#messages/repayment.ts'
import { EarlyHead } from '../../shared/features/loan-head/early-head.tsx'
import { EarlyWays } from '../../shared/features/repayment/early-way-list.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'

export function Early({ slots }: { slots: Slots }) {
  const amount = slots.text('amount')
  return (
    <PageFrame
      title={messages.title}
      hero={<EarlyHead slots={slots} label={messages.amount} amount={amount} />}
    >
      <EarlyWays slots={slots} />
    </PageFrame>
  )
}
