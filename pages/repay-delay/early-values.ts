import { earlyRepaymentValues } from '../../shared/features/repayment/early-repayment-values.ts'
import { earlyText, earlyTexts } from '../../shared/island/early-texts.ts'
import { ownValue } from '../../shared/lib/own-value.ts'
import { owedOn } from './owed-on.ts'
import { remainderText } from './remainder-text.ts'

export function earlyValues(
  data: Record<string, unknown>,
  search: URLSearchParams,
  serverTime: number
): unknown {
  const nextDate = earlyText(ownValue(data.delay, 'nextDate'))
  const entries = (data.plan ?? []) as unknown[]
  const plan = entries.map(each => earlyTexts(each, 'time', 'amount'))
  return {
    ...(earlyRepaymentValues(data, search, serverTime) as object),
    reminder: remainderText({ owed: owedOn(nextDate, plan), nextDate })
  }
}
