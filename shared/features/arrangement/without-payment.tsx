import { lateMessages } from '#messages/late.ts'
import { withoutMessages as messages } from '#messages/without-payment.ts'
import { brand } from '../../config/brand.ts'
import { capLines } from '../../content/cap-lines.ts'
import { lateLines } from '../../content/late-lines.ts'
import { ownPenalties, ownRules } from '../../content/own-rules.ts'
import { marketDay } from '../../context/market-time.ts'
import { percentText } from '../../loan/money.ts'
import { Fold } from '../../ui/fold/fold.tsx'
import '../../ui/fold/fold-list.css'
import './without-payment.css'

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
