import { fetchComplaintStart } from '../../api/complaint.ts'
import type { Complaint } from '../../api/complaint-record.ts'
import { fetchPayments } from '../../api/payments.ts'
import { brand } from '../../config/brand.ts'
import { marketTime } from '../../context/market-time.ts'
import { orderKey } from '../../context/order-key.ts'
import type { LoanDocument } from '../document/loan-document.ts'
import { complaintDocument } from './complaint-document.ts'
import type { LadderStep } from './ladder.ts'

/** The payments of the loan that the address names, where the backend knows them. */
async function knownPayments() {
  const key = orderKey()
  if (!key?.productId || !brand.services.includes('payments')) return undefined
  return (await fetchPayments(key)).data
}

/**
 * The loan that the address names, else all that a complaint may be about: a complaint does not say
 * which one it is.
 */
async function knownOrders() {
  const start = await fetchComplaintStart()
  if (!start.success) return []
  const { order, orders } = start.data
  const all = orders.length > 0 || !order ? orders : [order]
  const named = all.filter(({ number }) => number === orderKey()?.orderId)
  return named.length > 0 ? named : all
}

/** The document of a complaint. What cannot be asked for now is left out: the complaint itself is there. */
export async function makePack(
  complaint: Complaint,
  steps: readonly LadderStep[]
): Promise<LoanDocument> {
  const [orders, payments] = await Promise.all([knownOrders(), knownPayments()])
  return complaintDocument({ complaint, steps, orders, payments, now: marketTime().now })
}
