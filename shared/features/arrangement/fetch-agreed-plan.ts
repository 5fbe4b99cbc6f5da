import { fetchArrangement } from '../../api/arrangement.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { marketDay } from '../../context/market-time.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { readPlan } from './read-plan.ts'

/** The plan that runs on a loan, undefined without one; `last` where no answer came. */
export async function fetchAgreedPlan(
  key: OrderKey,
  last?: QuotedOption
): Promise<QuotedOption | undefined> {
  const { success, data } = await fetchArrangement(key)
  if (!success) return last
  return data.state === 'agreed' ? readPlan(data, marketDay()) : undefined
}
