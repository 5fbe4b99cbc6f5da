import {
  legacyCardWire as card,
  legacyWaysWire as wire
} from '../../shared/api/wire/legacy-repayment.ts'
import { areKeys } from '../../shared/lib/are-keys.ts'
import { lastOf } from '../../shared/lib/last-of.ts'
import { amountPattern } from './amount-pattern.ts'

type Answer = Record<typeof wire.alipay | typeof wire.token, unknown> &
  Record<typeof wire.cards, Record<string, unknown>[]>

/** Other flags than these digits are the page's to read. */
const shownFor: Record<string, string> = { 0: '', 1: 'taken' }

/** The amount of the address, and what can be paid with; without either there is an obstacle. */
export function earlyValues({ data }: { data: Answer }, search: URLSearchParams): unknown {
  const cards = data[wire.cards]
  const amount = lastOf(search, 'amount', amountPattern)
  const isPlain = areKeys([data[wire.token]]) && areKeys(cards.map(each => each[card.id]))
  const alipay = shownFor[`${data[wire.alipay]}`]
  if (!amount || !isPlain || alipay === undefined) return {}
  return { data: { amount, [wire.cards]: cards, [wire.alipay]: alipay } }
}
