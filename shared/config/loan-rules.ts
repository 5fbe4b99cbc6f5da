/**
 * The figures of the loan terms, one set per market, in which a brand may have its own. The text of the terms and the build's legal
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
  /** Hundredths, once for each late payment. */
  penaltyNew: number
  penaltyRepeat: number
  /** How the specification's legal text writes them, until a brand names its own. */
  penaltyWords?: { new: string; repeat: string }
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
