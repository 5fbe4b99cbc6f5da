import { atom } from 'nanostores'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { atRest } from '../../shared/ui/later/at-rest.ts'

/** Amounts as the server writes them for the loan: a claimed payment is in their currency. */
export function createLoanAmounts() {
  const $amounts = atom<readonly string[]>([])
  let isAsked = false
  const readAmounts = async (complaint: Complaint) => {
    if (complaint.minor === undefined || isAsked) return
    isAsked = true
    try {
      const { amountsOf, knownOrders, loanOf } = await atRest(
        () => import('../../shared/features/dispute/known-orders.ts')
      )
      $amounts.set(amountsOf(await knownOrders(loanOf(complaint).orderId)))
    } catch {
      // No signal.
    }
    isAsked = $amounts.get().length > 0
  }
  return { $amounts, readAmounts }
}
