import type { Market } from '../config/brand-settings.ts'
import type { LoanRules } from '../config/loan-rules.ts'
import { capsOf, checkCaps } from '../loan/caps.ts'
import { type LoanPrice, quoteLoan } from '../loan/quote.ts'
import { rateEngines } from '../loan/rate-engines.ts'

const isRising = (values: readonly number[]) =>
  values.every((value, index) => Number.isInteger(value) && value > (values[index - 1] ?? 0))

const isShare = (value: number) => value >= 0 && value < 1

function problemsOf({ amounts, terms, fees, withheld }: LoanPrice, rules: LoanRules): string[] {
  const days = terms.map(term => term.days)
  const isInTerms = days.every(each => each >= rules.termFrom && each <= rules.termTo)
  const arePaid = terms.every(
    ({ payments, interest, days }) =>
      Number.isInteger(payments) && payments > 0 && payments <= days && interest >= 0
  )
  return [
    amounts.length > 1 && isRising(amounts) ? '' : 'amounts have to be hundredths that rise',
    days.length > 0 && isRising(days) ? '' : 'terms have to be days that rise',
    isInTerms ? '' : `terms have to be within ${rules.termFrom} and ${rules.termTo} days`,
    arePaid ? '' : 'terms need payments, at least one, and interest',
    isShare(fees) && isShare(withheld) ? '' : 'fees and withheld have to be shares below 1'
  ].filter(Boolean)
}

export function checkPrice(price: LoanPrice | undefined, rules: LoanRules): void {
  const problems = price ? problemsOf(price, rules) : []
  if (problems.length > 0) throw new Error(`price.ts: ${problems.join('; ')}`)
}

/** Names the loans of the list that the law caps lower; `today` in days since 1970-01-01. */
export function capWarnings(market: Market, price: LoanPrice | undefined, today: number): string[] {
  if (!price) return []
  return price.terms.flatMap(term => {
    const beyond = price.amounts.filter(amount => {
      const caps = capsOf(market, { amount, start: today, end: today + term.days })
      if (!caps) return false
      const { cost, rate } = quoteLoan(price, amount, term, rateEngines[market])
      const days = term.payments === 1 ? term.days : undefined
      const interest = amount * term.interest
      const charged = { amount, cost, interest, days, monthly: rate?.monthly }
      return checkCaps(caps, charged).some(({ isBeyond }) => isBeyond)
    })
    return beyond.length === 0
      ? []
      : [`price.ts: the loans of ${term.days} days cost more than the law allows.`]
  })
}
