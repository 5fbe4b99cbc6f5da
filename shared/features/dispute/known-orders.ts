import { type ComplaintOrder, fetchComplaintStart } from '../../api/complaint.ts'
import type { Complaint } from '../../api/complaint-record.ts'
import { type OrderKey, orderKey } from '../../context/order-key.ts'

export function loanOf({ order, product }: Complaint): OrderKey {
  const inAddress = orderKey()
  const orderId = order || (inAddress?.orderId ?? '')
  const isNamed = inAddress?.orderId === orderId
  return { orderId, productId: product || (isNamed ? inAddress.productId : '') }
}

/** The order that a complaint is about, or all of the borrower's; empty where they cannot be fetched now. */
export async function knownOrders(orderId: string): Promise<ComplaintOrder[]> {
  const start = await fetchComplaintStart()
  if (!start.success) return []
  const { order, orders } = start.data
  const all = orders.length > 0 || !order ? orders : [order]
  const own = all.filter(({ number }) => number === orderId)
  return own.length > 0 ? own : all
}

export const amountsOf = (orders: readonly ComplaintOrder[]): string[] =>
  orders.flatMap(({ rows }) => rows.map(({ value }) => value))
