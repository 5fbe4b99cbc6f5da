import type { Repayment } from '../../shared/api/repayment.ts'
import { earlyTime } from '../../shared/context/early-time.ts'
import { dueHead } from '../../shared/features/loan-head/due-head.ts'
import { knowsPaid } from '../../shared/features/payments/loan-page.ts'
import { groupCode } from '../../shared/loan/group-code.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { payableOf } from '../../shared/loan/payable.ts'
import { amountInAddress, confirmedAmount } from './amount.ts'
import { codesOf, factsOf } from './codes-of.ts'

/** Only a code that the server names with the link's amount: all else has words beside it. */
export function earlyValues(data: Repayment, search: URLSearchParams, serverTime: number): unknown {
  const param = (name: string, pattern = /./) => {
    const value = search.getAll(name).pop() ?? ''
    return pattern.test(value) ? value : undefined
  }
  const code = param('payCode')
  const picture = param('payCodeImg')
  if (!code || param('showType') !== '1' || !codesOf(data).includes(code)) return {}
  const { due, expiresAt, place, logo, pictures, fee, note, ...facts } = factsOf(data, code)
  const isOthers = picture && !pictures.includes(picture)
  const limits = [...facts.limits, ...facts.besideLimits]
  const hasNotes =
    expiresAt || fee || note || limits.some(each => each.down || each.min || each.max)
  if (hasNotes || isOthers || knowsPaid(() => search.get('orderId'))) return {}
  const own = amountInAddress(param)
  const amount = confirmedAmount(own, data.amount)
  if ((amount !== own && own !== noAmount) || payableOf(amount) !== 'payable') return {}
  const { tone, ...head } = dueHead({ date: `${due ?? ''}`, rows: [] }, earlyTime(serverTime))
  const hasPicture = (picture || logo) && '1'
  return { code: groupCode(code), amount, place, picture: hasPicture, [tone]: '1', ...head }
}
