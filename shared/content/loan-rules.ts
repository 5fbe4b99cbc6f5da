import type { Brand, Market } from '../config/brand-settings.ts'
import type { LoanRules } from '../config/loan-rules.ts'
import { currencyOf } from '../loan/currency.ts'
import { formatMoney } from '../loan/money.ts'

export type LateRules = Pick<LoanRules, 'penaltyNew' | 'lateInterest'>

const penaltyNew = 100_000

// No spread of one in the other: a page would carry the other market's, too.
export const defaultLateRules: LateRules = {
  penaltyNew,
  lateInterest: [
    { percent: 5, from: 1, to: 30 },
    { percent: 4, from: 31, to: 90 },
    { percent: 2, from: 91 }
  ]
}

/** RBI/2023-24/53, 18 August 2023: penal charges, and no interest for being late nor on them. */
export const indianLateRules: LateRules = { penaltyNew, lateInterest: [] }

/** The specification's own, word for word. */
export const defaultRules: LoanRules = {
  termFrom: 91,
  termTo: 365,
  creditedFrom: 1,
  creditedTo: 3,
  decidedDays: 1,
  applicant: 'Filipino',
  ...defaultLateRules,
  penaltyRepeat: 80_000,
  penaltyWords: { new: 'Rs.1,000', repeat: 'Rs.800' },
  hasPenalCharges: false,
  prepaymentAfterHalf: true,
  prepaymentNotBefore: 7,
  reportWithin: 3,
  judgmentDays: 10,
  transferNotice: 7
}

export const rulesOf: Record<Market, LoanRules> = {
  ph: defaultRules,
  in: {
    ...defaultRules,
    ...indianLateRules,
    applicant: 'an Indian citizen',
    hasPenalCharges: true
  }
}

export function rulesFor({
  market,
  loanRules = {}
}: Pick<Brand, 'market' | 'loanRules'>): LoanRules {
  const { penaltyWords, ...rules } = { ...rulesOf[market], ...loanRules }
  const isOwn = loanRules.penaltyNew !== undefined || loanRules.penaltyRepeat !== undefined
  return penaltyWords && !isOwn ? { ...rules, penaltyWords } : rules
}

/** The penalties as a page of the market shows them; a legal text has the specification's own words. */
export function penalties(
  { penaltyNew, penaltyRepeat }: LoanRules,
  { market, money }: Pick<Brand, 'market' | 'money'>
): { new: string; repeat: string } {
  const write = (minor: number) => formatMoney(minor, currencyOf({ market }), money)
  return { new: write(penaltyNew), repeat: write(penaltyRepeat) }
}

/** Percent of a day, 0 where being late costs no interest. */
export const highestInterest = ({ lateInterest }: Pick<LoanRules, 'lateInterest'>): number =>
  Math.max(0, ...lateInterest.map(({ percent }) => percent))

/** The law of the market about its rules; empty where there is none. */
export function legalWarnings(market: Market, rules = rulesOf[market]): string[] {
  if (market !== 'ph') return []
  const warnings: string[] = []
  if (rules.penaltyWords) {
    warnings.push(
      `Loan terms: the penalties of the legal text are in rupees (${rules.penaltyWords.new}), as the ` +
        'specification has them. Name your own in brand.loanRules.'
    )
  }
  const highest = highestInterest(rules)
  if (highest >= 5) {
    warnings.push(
      `Loan terms: late interest of ${highest}% a day. ` +
        'SEC Memorandum Circular No. 14, series of 2025, caps it for the loans it applies to. ' +
        'Name your own in brand.loanRules.lateInterest.'
    )
  }
  if (rules.prepaymentAfterHalf) {
    warnings.push(
      'Loan terms: prepayment only after half the term. ' +
        'Republic Act No. 11765 forbids such a limit where it applies. ' +
        'Name your own in brand.loanRules.prepaymentAfterHalf.'
    )
  }
  return warnings
}
