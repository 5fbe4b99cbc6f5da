import { lateMessages } from '#messages/late.ts'
import { withoutMessages as messages } from '#messages/without-payment.ts'
import type { Repayment } from '../../api/repayment.ts'
import { brand } from '../../config/brand.ts'
import { brandSymbol } from '../../config/brand-symbol.ts'
import { lateLines } from '../../content/late-lines.ts'
import { isOwnCurrency, ownPenalties, ownRules } from '../../content/own-rules.ts'
import { marketTime } from '../../context/market-time.ts'
import { moneyText } from '../../context/money-text.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { type Caps, capsOf } from '../../loan/caps.ts'
import { currencyOf } from '../../loan/currency.ts'
import { dayAt } from '../../loan/day-at.ts'
import type { MarketTime } from '../../loan/market-time.ts'
import { formatMoney, percentText } from '../../loan/money.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Fold } from '../../ui/fold/fold.tsx'
import { lateChargeOf, urgencyOf } from '../loan-head/urgency.ts'
import '../../ui/fold/fold-list.css'
import './without-payment.css'

export type Debt = Pick<Repayment, 'amount' | 'date' | 'rows'>

function soFar({ date, rows }: Debt, time: MarketTime): string[] {
  const cost = lateChargeOf(rows)
  const { standing: late, cost: isLate } = urgencyOf({ date, rows }, time)
  if (!isLate || !late) return []
  const text = formatMessage(messages.soFar, { cost, late })
  return [ownRules().lateInterest.length > 0 ? `${text} ${messages.grow}` : text]
}

function limitLines({ amount, rows }: Debt, caps: Caps): { limit: string[]; scope: string[] } {
  const none = { limit: [], scope: [] }
  const owed = parseAmountText(amount)
  const charge = parseAmountText(lateChargeOf(rows) || '0')
  if (!owed || !charge || !isOwnCurrency(currencyOf({ market: brand.market, samples: [owed] })))
    return none
  const minor = owed.minor - charge.minor
  const { scope, total, source } = caps
  // The law's costs and the amount borrowed are all that is owed within its scope.
  if (minor <= 0 || minor > scope.amount * (1 + total)) return none
  const percent = Math.round(caps.penalty * 100)
  const money = (hundredths: number) => moneyText(hundredths, '', [amount])
  const values = {
    most: money(Math.floor((minor * percent) / 100)),
    percent: `${percent}%`,
    owed: money(minor)
  }
  const covered = formatMoney(scope.amount, brandSymbol(), brand.money)
  return {
    limit: [formatMessage(messages.limit, values)],
    scope: [formatMessage(messages.scope, { amount: covered, months: scope.months, source })]
  }
}

export function withoutLines(debt: Debt, time: MarketTime) {
  const today = dayAt(time.now, time.hoursAhead)
  const caps = capsOf(brand.market, { amount: 0, start: today, end: today })
  const { limit, scope } = caps ? limitLines(debt, caps) : { limit: [], scope: [] }
  const rules = ownRules()
  const { lines, points } = lateLines(rules, ownPenalties(rules), lateMessages)
  return {
    own: [...soFar(debt, time), ...limit],
    scope,
    agreed: [...lines, ...points].map(line => percentText(line, brand.money)),
    counts: caps ? messages.counts : '',
    collection: messages.collection[brand.market]
  }
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map(line => <p key={line}>{line}</p>)

/** Folded among the ways to pay; open where a borrower decides by it. */
export function WithoutPayment({ debt, isOpen = false }: { debt: Debt; isOpen?: boolean }) {
  const { own, scope, agreed, counts, collection } = withoutLines(debt, marketTime())
  const [first, ...others] = own
  return (
    <Fold title={<strong>{messages.title}</strong>} open={isOpen}>
      {first && (
        <p>
          <strong>{first}</strong>
        </p>
      )}
      <Lines lines={[...others, ...scope]} />
      {counts && <p>{counts}</p>}
      <Fold title={messages.agreement}>
        <div className="without-payment_lines">
          <Lines lines={agreed} />
        </div>
      </Fold>
      <Fold title={messages.collectors}>
        <div className="without-payment_lines">
          <p>{collection}</p>
        </div>
      </Fold>
    </Fold>
  )
}
