import type { WritableAtom } from 'nanostores'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { amountsOf, knownOrders, loanOf } from '../../shared/features/dispute/known-orders.ts'

/** Reads the loan's own amounts once, as the server writes them: a claimed payment is in their currency. */
export async function readAmounts(
  complaint: Complaint,
  $amounts: WritableAtom<readonly string[]>
): Promise<void> {
  if ($amounts.get().length > 0) return
  $amounts.set(amountsOf(await knownOrders(loanOf(complaint).orderId)))
}
