import type { Complaint } from '../../api/complaint-record.ts'
import { fetchStatement } from '../../api/papers.ts'
import { fetchPayments } from '../../api/payments.ts'
import { brand } from '../../config/brand.ts'
import type { OrderKey } from '../../context/order-key.ts'
import type { LoanDocument } from '../document/loan-document.ts'
import { complaintDocument, type PackPayments } from './complaint-document.ts'
import { knownOrders, loanOf } from './known-orders.ts'
import type { LadderStep } from './ladder.ts'

async function knownPayments(loan: OrderKey): Promise<PackPayments | undefined> {
  if (!brand.services.includes('payments')) return undefined
  if (!loan.orderId || !loan.productId) return 'unknown-loan'
  return (await fetchPayments(loan)).data ?? 'failed'
}

async function namesOf(loan: OrderKey): Promise<{ holder: string; contract: string }> {
  const isKnown = loan.orderId && loan.productId && brand.services.includes('papers')
  const statement = isKnown ? await fetchStatement(loan) : undefined
  return statement?.data?.loan ?? { holder: '', contract: '' }
}

/** Parts that cannot be fetched now are left out. */
export async function makePack(
  complaint: Complaint,
  steps: readonly LadderStep[]
): Promise<LoanDocument> {
  const loan = loanOf(complaint)
  const [orders, payments, { holder, contract }] = await Promise.all([
    knownOrders(loan.orderId),
    knownPayments(loan),
    namesOf(loan)
  ])
  return complaintDocument({ complaint, steps, orders, payments, holder, contract })
}
