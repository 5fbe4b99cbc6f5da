import { orderMessages as messages } from '#messages/order.ts'
import type { Order } from '../../shared/api/order.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { bindCard, borrowAgain } from './other-actions.ts'
import { isSettled } from './store.ts'

const payoutFailed = 151

export function OtherBar({ order }: { order: Order }) {
  if (isSettled(order)) {
    return (
      <ActionBar>
        <Button variant="secondary" onClick={borrowAgain}>
          {messages.borrowAgain}
        </Button>
      </ActionBar>
    )
  }
  if (order.status !== payoutFailed && !order.asksBankCard) return null
  return (
    <ActionBar>
      <Button hint={messages.bindCardHint} onClick={bindCard}>
        {messages.bindCard}
      </Button>
    </ActionBar>
  )
}
