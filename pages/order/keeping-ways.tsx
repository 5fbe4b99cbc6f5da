import { useStore } from '@nanostores/react'
import type { Order } from '../../shared/api/order.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { ArrangementSlot } from '../../shared/features/arrangement/lazy-arrangement.tsx'
import { hasPaid } from '../../shared/features/payments/loan-page.ts'
import { Reminder } from '../../shared/features/payments/payments.tsx'
import { StatementRow } from './papers.tsx'
import { hasPapers, type OrderPage } from './store.ts'

interface ToKeepProps {
  order: Order
  store: OrderPage
}

export function KeepingWays({ order, store }: ToKeepProps) {
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
