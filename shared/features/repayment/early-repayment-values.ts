import { earlyTime } from '../../context/early-time.ts'
import { ownValue } from '../../lib/own-value.ts'
import { payableOf } from '../../loan/payable.ts'
import { dateLabelOf } from '../loan-head/date-label.ts'
import { toneOfDate } from '../loan-head/tone.ts'
import { urgencyOf } from '../loan-head/urgency.ts'
import { knowsPaid } from '../payments/knows-paid.ts'

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
  const time = earlyTime(serverTime)
  const date = `${data.date}`
  const rows = (data.detail ?? data.planRows ?? []) as Record<string, unknown>[]
  return {
    ...data,
    dateLabel: dateLabelOf(date, time),
    [toneOfDate(date, time)]: '1',
    ...urgencyOf({ date, rows }, time)
  }
}
