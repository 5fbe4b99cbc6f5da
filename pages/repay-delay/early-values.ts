import { moneyLike } from '../../shared/context/money-like.ts'
import { earlyRepaymentValues } from '../../shared/features/repayment/early-repayment-values.ts'
import { remainderText } from '../../shared/features/repayment/remainder-text.ts'
import { earlyTexts } from '../../shared/island/early-texts.ts'
import { comparesAll, effectOf, effectTitle } from './effect.ts'

export function earlyValues(
  data: Record<string, unknown>,
  search: URLSearchParams,
  serverTime: number
): unknown {
  const delay = earlyTexts(data.delay, 'amount', 'nextDate')
  const entries = (data.plan ?? []) as unknown[]
  const plan = entries.map(each => earlyTexts(each, 'time', 'amount'))
  const clarity = search.get('clarity') ?? undefined
  const write = (minor: number, texts: readonly string[]) =>
    moneyLike(minor, { currency: '', texts, clarity })
  const effect = effectOf({ delay, plan }, write)
  return {
    ...earlyRepaymentValues(data, search, serverTime),
    effect,
    title: effectTitle(data.amount, effect, write),
    paysAll: comparesAll(data.amount, effect) ? '1' : '',
    reminder: remainderText(effect)
  }
}
