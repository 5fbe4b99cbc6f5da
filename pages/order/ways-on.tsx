import { useStore } from '@nanostores/react'
import { orderMessages as messages } from '#messages/order.ts'
import type { Order } from '../../shared/api/order.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { AlreadyPaid } from '../../shared/features/already-paid/already-paid.tsx'
import { ArrangementSlot } from '../../shared/features/arrangement/lazy-arrangement.tsx'
import { hasPaid } from '../../shared/features/payments/loan-page.ts'
import { Reminder } from '../../shared/features/payments/payments.tsx'
import { CallRow } from '../../shared/ui/call-button/call-row.tsx'
import { RowList } from '../../shared/ui/row-button/row-list.tsx'
import { owes } from './action.ts'
import { billOf } from './bill.ts'
import { StatementRow } from './papers.tsx'
import { hasPapers, type OrderPage } from './store.ts'

interface WaysOnProps {
  order: Order
  store: OrderPage
}

/** Nobody who has paid is asked whether he cannot; a running plan stays. */
function TimeToPay({ order, store: { payments, $next } }: WaysOnProps) {
  const money = useStore(payments.$money)
  const hasPlan = useStore($next) !== undefined
  const loan = orderKey()
  if (!loan || (hasPaid(money) && !hasPlan)) return null
  const { date } = billOf(order.rows, marketTime())
  const texts = payments.page.samples()
  return <ArrangementSlot loan={loan} texts={texts} due={date} onNext={$next.set} />
}

/** A running plan has its own dates, and reminders. */
function DueReminder({ order, store: { payments, $next } }: WaysOnProps) {
  const hasPlan = useStore($next) !== undefined
  const { date } = billOf(order.rows, marketTime())
  return !hasPlan && <Reminder payments={payments} due={date} />
}

export function WaysOn({ order, store }: WaysOnProps) {
  const asks = owes(order)
  return (
    <RowList>
      {asks && <AlreadyPaid onOpen={store.payments.begin} />}
      {asks && <TimeToPay order={order} store={store} />}
      {order.telephone && <CallRow phone={order.telephone} hint={messages.help} />}
      {asks && hasPapers(order) && <StatementRow />}
      {asks && <DueReminder order={order} store={store} />}
    </RowList>
  )
}
