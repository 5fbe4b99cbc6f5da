import { earlyTime } from '../../context/early-time.ts'
import { ownValue } from '../../lib/own-value.ts'
import { payableOf } from '../../loan/payable.ts'
import { dueHead } from '../loan-head/due-head.ts'
import { knowsPaid } from '../payments/loan-page.ts'

/** The server's time is in milliseconds since 1970, NaN where unknown. */
export function earlyRepaymentValues(
  data: Record<string, unknown>,
  search: URLSearchParams,
  serverTime: number
): Record<string, unknown> {
  // The page itself shows that nothing is to be paid.
  if (knowsPaid(() => search.get('orderId'))) return {}
  // The page itself says why an amount cannot be paid.
  const amounts = [data.amount, ownValue(data.delay, 'amount')]
  if (amounts.some(each => each !== undefined && payableOf(`${each}`) !== 'payable')) return {}
  const rows = (data.detail ?? data.planRows ?? []) as Record<string, unknown>[]
  const { tone, ...head } = dueHead({ date: `${data.date}`, rows }, earlyTime(serverTime))
  return { ...data, [tone]: '1', ...head }
}
