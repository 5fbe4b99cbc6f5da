import { fetchArrangement } from '../../api/arrangement.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { marketDay } from '../../context/market-time.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { readPlan } from './read-plan.ts'

/** The plan that runs on a loan; undefined without a plan or without an answer. */
export async function fetchAgreedPlan(key: OrderKey): Promise<QuotedOption | undefined> {
  const { success, data } = await fetchArrangement(key)
  if (!success || data.state !== 'agreed') return undefined
  return readPlan(data, marketDay())
}
