import { extensionMessages } from '#messages/extension.ts'
import { delayWire, repaymentWire } from '../../shared/api/wire/repayment.ts'
import { EarlyRepayment } from '../../shared/features/repayment/early-repayment.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'

export function Early({ slots }: { slots: Slots }) {
  const { title, amount } = slots.within(repaymentWire.delay).texts(delayWire)
  return (
    <EarlyRepayment
      slots={slots}
      title={extensionMessages.title}
      label={title}
      amount={amount}
      reminder={slots.text('reminder')}
    />
  )
}
