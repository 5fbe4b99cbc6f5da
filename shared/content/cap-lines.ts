import { lateMessages as messages } from '#messages/late.ts'
import { brand } from '../config/brand.ts'
import { brandSymbol } from '../config/brand-symbol.ts'
import { capsOf } from '../loan/caps.ts'
import { formatMoney, percentText } from '../loan/money.ts'
import { formatMessage } from '../messages/format-message.ts'

export function capLines(today: number): string[] {
  const caps = capsOf(brand.market, { amount: 0, start: today, end: today })
  if (!caps) return []
  const { amount, months } = caps.scope
  const text = formatMessage(messages.cap, {
    percent: `${caps.penalty * 100}%`,
    amount: formatMoney(amount, brandSymbol(), brand.money),
    months,
    source: caps.source
  })
  return [percentText(text, brand.money)]
}
