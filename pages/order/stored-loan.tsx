import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { orderMessages as messages } from '#messages/order.ts'
import type { Order } from '../../shared/api/order.ts'
import type { StoredRecord } from '../../shared/context/storage.ts'
import { KeptSlip } from '../../shared/features/cashier/kept-slip.tsx'
import { dropSlip, readSlipsOf } from '../../shared/features/cashier/kept-slips.ts'
import { fetchCashier } from '../../shared/features/cashier/show-to-cashier.tsx'
import type { Slip } from '../../shared/features/cashier/slip.ts'
import { hasPaid } from '../../shared/features/payments/loan-page.ts'
import type { PagePayments } from '../../shared/features/payments/payments.tsx'
import { momentText } from '../../shared/loan/moment-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { settled } from './action.ts'
import { type KeptOrder, readOrder } from './stored-order.ts'

export async function fetchShowing(orderId: string, { status }: Order): Promise<void> {
  if ((await readSlipsOf(orderId)).length === 0) return
  if (status === settled) dropSlip(orderId)
  else await fetchCashier()
}

interface StoredLoan {
  order: KeptOrder | undefined
  slips: StoredRecord<Slip>[]
}

/** Without a signal: the last known loan with its time, and its codes. */
export function KeptLoan({ orderId, payments }: { orderId: string; payments: PagePayments }) {
  const [loan, setLoan] = useState<StoredLoan>()
  const money = useStore(payments.$money)
  useEffect(() => {
    Promise.all([readOrder(orderId), readSlipsOf(orderId)]).then(([order, slips]) =>
      setLoan({ order, slips })
    )
  }, [orderId])
  if (!loan) return null
  const { order, slips } = loan
  const isPaid = hasPaid(money)
  return (
    <>
      {slips.map(slip => (
        <KeptSlip key={slip.data.kind} record={slip} payments={payments} />
      ))}
      {order && (
        <Card title={(!isPaid && order.title) || order.productName}>
          <p>{formatMessage(messages.kept, { time: momentText(order.savedAt) })}</p>
          {!isPaid && order.text && <p>{order.text}</p>}
          <Rows rows={order.rows} />
        </Card>
      )}
    </>
  )
}
