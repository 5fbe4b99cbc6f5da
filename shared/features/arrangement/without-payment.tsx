import { lateMessages } from '#messages/late.ts'
import { withoutMessages as messages } from '#messages/without-payment.ts'
import { brand } from '../../config/brand.ts'
import { brandSymbol } from '../../config/brand-symbol.ts'
import { lateLines } from '../../content/late-lines.ts'
import { ownPenalties, ownRules } from '../../content/own-rules.ts'
import { marketDay } from '../../context/market-time.ts'
import { capsOf } from '../../loan/caps.ts'
import { formatMoney, percentText } from '../../loan/money.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Fold } from '../../ui/fold/fold.tsx'
import '../../ui/fold/fold-list.css'
import './without-payment.css'

function capLines(today: number): string[] {
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

function ownLines(): string[] {
  const rules = ownRules()
  const { lines, points } = lateLines(rules, ownPenalties(rules), lateMessages)
  const charges = [...lines, ...points].map(line => percentText(line, brand.money))
  return [...charges, messages.collection[brand.market]]
}

export const withoutLines = (today: number): string[] => [...capLines(today), ...ownLines()]

/** Folded among the ways to pay; open where a borrower decides by it. */
export function WithoutPayment({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <Fold title={<strong>{messages.title}</strong>} open={isOpen}>
      {capLines(marketDay()).map(line => (
        <p key={line}>{line}</p>
      ))}
      <ul className="without-payment_lines">
        {ownLines().map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Fold>
  )
}
