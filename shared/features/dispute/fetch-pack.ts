import { fetchComplaintStart } from '../../api/complaint.ts'
import type { Complaint } from '../../api/complaint-record.ts'
import { fetchPayments } from '../../api/payments.ts'
import { brand } from '../../config/brand.ts'
import { marketTime } from '../../context/market-time.ts'
import { orderKey } from '../../context/order-key.ts'
import type { LoanDocument } from '../document/loan-document.ts'
import { complaintDocument } from './complaint-document.ts'
import type { LadderStep } from './ladder.ts'

/** The payments of the loan, where the address names its product and the backend knows them. */
async function knownPayments(orderId: string) {
  const key = orderKey()
  if (!key?.productId || key.orderId !== orderId || !brand.services.includes('payments')) {
    return undefined
  }
  return (await fetchPayments(key)).data
}

/** The loan with this number, else all that a complaint may be about. */
async function knownOrders(orderId: string) {
  const start = await fetchComplaintStart()
  if (!start.success) return []
  const { order, orders } = start.data
  const all = orders.length > 0 || !order ? orders : [order]
  const named = all.filter(({ number }) => number === orderId)
  return named.length > 0 ? named : all
}

/** The document of a complaint. What cannot be asked for now is left out: the complaint itself is there. */
export async function makePack(
  complaint: Complaint,
  steps: readonly LadderStep[]
): Promise<LoanDocument> {
  // Older backends do not say which loan it is: then the address may.
  const orderId = complaint.order || (orderKey()?.orderId ?? '')
  const [orders, payments] = await Promise.all([knownOrders(orderId), knownPayments(orderId)])
  return complaintDocument({ complaint, steps, orders, payments, now: marketTime().now })
}
