import * as v from 'valibot'
import type { Order } from '../../shared/api/order.ts'
import { readDurableRecord, writeDurableRecord } from '../../shared/context/durable-record.ts'
import { owner } from '../../shared/context/owner.ts'
import { keptText, readRecord, recordLife } from '../../shared/context/storage.ts'
import { noteAnswered, readUnanswered } from '../../shared/context/unanswered.ts'
import type { NextPayment } from '../../shared/features/arrangement/arrangement-part.tsx'
import { isWithin } from '../../shared/lib/elapsed.ts'
import { owes } from './action.ts'
import { noticeOf } from './order-notice.ts'

/** Loans to keep; the oldest are dropped. */
const most = 5

const keptOrders = v.array(
  v.object({
    orderId: keptText,
    savedAt: v.number(),
    title: keptText,
    text: keptText,
    productName: keptText,
    rows: v.array(v.object({ text: keptText, value: keptText }))
  })
)
type KeptOrders = v.InferOutput<typeof keptOrders>
export type KeptOrder = KeptOrders[number]

const fresh = (orders: KeptOrders = []) =>
  orders.filter(({ savedAt }) => isWithin(savedAt, recordLife))

/** A loan that is owed has been taken, also where the answer that said so got lost. */
function endTaking(orderId: string): void {
  for (const write of readUnanswered())
    if (write.intention === 'loan' && write.order === orderId) noteAnswered(write, false)
}

/** `next`: the payment that a running plan asks for in place of the whole. */
export function keepOrder(orderId: string, order: Order, next?: NextPayment): void {
  const { noticeTitle, noticeText, productName } = order
  const notice = order.dispute ? noticeOf(order) : { title: noticeTitle, text: noticeText }
  const planned = next ? [{ text: next.label, value: `${next.amount} · ${next.date}` }] : []
  const rows = [...planned, ...order.rows]
  const record = { orderId, savedAt: Date.now(), ...notice, productName, rows }
  const others = fresh(readRecord('order', owner(), keptOrders)?.data)
  const all = [record, ...others.filter(each => each.orderId !== orderId)].slice(0, most)
  writeDurableRecord('order', owner(), all)
  if (owes(order)) endTaking(orderId)
}

/** As this phone showed it last, at most 24 h ago. */
export async function readOrder(orderId: string): Promise<KeptOrder | undefined> {
  const record = await readDurableRecord('order', owner(), keptOrders)
  return fresh(record?.data).find(each => each.orderId === orderId)
}
