import { useStore } from '@nanostores/react'
import { orderMessages as messages } from '#messages/order.ts'
import type { Order } from '../../shared/api/order.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { AlreadyPaid } from '../../shared/features/already-paid/already-paid.tsx'
import { ArrangementSlot } from '../../shared/features/arrangement/lazy-arrangement.tsx'
import { hasPaid } from '../../shared/features/payments/loan-page.ts'
import { Reminder } from '../../shared/features/payments/payments.tsx'
import { CallRow } from '../../shared/ui/call-button/call-row.tsx'
import { RowList } from '../../shared/ui/row-button/row-list.tsx'
import { StatementRow } from './papers.tsx'
import { hasPapers, type OrderPage, owes } from './store.ts'

interface WaysOnProps {
  order: Order
  store: OrderPage
}

function KeepingWays({ order, store }: WaysOnProps) {
  const { payments, $next } = store
  const money = useStore(payments.$money)
  const loan = orderKey()
  return (
    <>
      {/* First, since it is known first: what comes later moves no row. */}
      {hasPapers(order) && <StatementRow />}
      {/* Nobody who has paid is asked whether he cannot. */}
      {loan && !hasPaid(money) && (
        <ArrangementSlot loan={loan} texts={payments.page.samples()} onNext={$next.set}>
          <Reminder payments={payments} />
        </ArrangementSlot>
      )}
    </>
  )
}

export function WaysOn({ order, store }: WaysOnProps) {
  const asks = owes(order)
  return (
    <RowList>
      {asks && <AlreadyPaid onOpen={store.payments.begin} />}
      {order.telephone && <CallRow phone={order.telephone} hint={messages.help} />}
      {asks && <KeepingWays order={order} store={store} />}
    </RowList>
  )
}
