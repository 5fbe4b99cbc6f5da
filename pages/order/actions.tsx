import { useStore } from '@nanostores/react'
import { orderMessages as messages } from '#messages/order.ts'
import type { Order } from '../../shared/api/order.ts'
import { brand } from '../../shared/config/brand.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { hasPaid } from '../../shared/features/payments/loan-page.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { actionFor } from './action.ts'
import { billOf } from './bill.ts'
import { OtherBar } from './later-parts.tsx'
import { type OrderPage, rollOver } from './store.ts'

/** Nobody who has paid is asked whether he is short of money. */
export function OrderActions({ order, store }: { order: Order; store: OrderPage }) {
  const { payments, repay, $next } = store
  const pending = useStore(repay.$pending)
  const next = useStore($next)
  const money = useStore(payments.$money)
  const action = actionFor(order)
  // The page does not press for a payment in dispute or already received.
  const variant = order.dispute || hasPaid(money) ? 'secondary' : 'primary'
  // The sum of the backend's own link is not known, and a plan's payment is one of the options.
  const isPayable = !order.repayUrl && (!next || brand.services.includes('options'))
  const isAsked = !hasPaid(money) && isPayable
  const sum = next
    ? `${next.amount} · ${dateText(next.date)}`
    : billOf(order.rows, marketTime()).amount
  const hint = isAsked && sum && sum !== noAmount ? sum : undefined
  if (!action || action === 'borrowAgain') return <OtherBar order={order} />
  if (action === 'repay') {
    return (
      <ActionBar>
        <Button {...{ variant, hint, pending }} onClick={() => repay(order)}>
          {messages.repay}
        </Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar>
      <Button {...{ variant, hint, pending }} onClick={() => repay(order)}>
        {messages.repayOrRollOver}
      </Button>
      {!hasPaid(money) && (
        <Button variant="secondary" hint={messages.rollOverHint} onClick={rollOver}>
          {messages.rollOver}
        </Button>
      )}
    </ActionBar>
  )
}
