import type { Market } from '../config/brand-settings.ts'

/**
 * The figures of the loan terms, one set per market. The text of the terms and the build's legal
 * warnings both come from here, so that a figure that is mended ends its warning.
 */
export interface LoanRules {
  /** Calendar days. */
  termFrom: number
  termTo: number
  /** Calendar days from acceptance to the money. */
  creditedFrom: number
  creditedTo: number
  /** Days from the application to its answer. */
  decidedDays: number
  applicant: string
  penaltyNew: string
  penaltyRepeat: string
  /** Whether being late costs a penal charge and no interest, as India has it. */
  hasPenalCharges: boolean
  /** Percent of the unpaid amount per day, from which day late to which (none: to the end). */
  lateInterest: { percent: number; from: number; to?: number }[]
  /** Prepayment is only possible after half the term, and not before so many days. */
  prepaymentAfterHalf: boolean
  prepaymentNotBefore: number
  /** Calendar days to report a change of name, birth date or address. */
  reportWithin: number
  /** Days after which an unpaid judgment is a default. */
  judgmentDays: number
  /** Business days of notice before the lender transfers the loan. */
  transferNotice: number
}

/** The specification's own, word for word. */
export const defaultRules: LoanRules = {
  termFrom: 91,
  termTo: 365,
  creditedFrom: 1,
  creditedTo: 3,
  decidedDays: 1,
  applicant: 'Filipino',
  penaltyNew: 'Rs.1,000',
  penaltyRepeat: 'Rs.800',
  hasPenalCharges: false,
  lateInterest: [
    { percent: 5, from: 1, to: 30 },
    { percent: 4, from: 31, to: 90 },
    { percent: 2, from: 91 }
  ],
  prepaymentAfterHalf: true,
  prepaymentNotBefore: 7,
  reportWithin: 3,
  judgmentDays: 10,
  transferNotice: 7
}

export const rulesOf: Record<Market, LoanRules> = {
  ph: defaultRules,
  // RBI/2023-24/53, 18 August 2023: penal charges, and no interest for being late nor on them.
  in: {
    ...defaultRules,
    applicant: 'an Indian citizen',
    hasPenalCharges: true,
    lateInterest: []
  }
}

/** What the law of the market has to say about its rules; empty when nothing is known. */
export function legalWarnings(market: Market, rules = rulesOf[market]): string[] {
  if (market !== 'ph') return []
  const warnings: string[] = []
  const highest = Math.max(...rules.lateInterest.map(({ percent }) => percent))
  if (highest >= 5) {
    warnings.push(
      `Loan terms: late interest of ${highest}% a day. ` +
        'SEC Memorandum Circular No. 14, series of 2025, caps it for the loans it applies to.'
    )
  }
  if (rules.prepaymentAfterHalf) {
    warnings.push(
      'Loan terms: prepayment only after half the term. ' +
        'Republic Act No. 11765 forbids such a limit where it applies.'
    )
  }
  return warnings
}
