import { orderMessages as messages } from '#messages/order.ts'
import type { Slots } from '../../shared/island/record-slots.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { EarlyLink } from '../../shared/ui/button/early-link.tsx'

export function EarlyActions({ slots }: { slots: Slots }) {
  const amount = slots.within('bill').optionalText('amount')
  return (
    <>
      <ActionBar condition={slots.condition('repays')}>
        <EarlyLink to="repay.html" variant="primary" hint={amount}>
          {messages.repay}
        </EarlyLink>
      </ActionBar>
      <ActionBar condition={slots.condition('rollsOver')}>
        <EarlyLink to="repay.html" variant="primary" hint={amount}>
          {messages.repayOrRollOver}
        </EarlyLink>
        <EarlyLink to="repay-delay.html" variant="secondary" hint={messages.rollOverHint}>
          {messages.rollOver}
        </EarlyLink>
      </ActionBar>
    </>
  )
}
