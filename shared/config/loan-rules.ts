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
  /** As the specification's legal text writes them. */
  penaltyWords?: { new: string; repeat: string }
  /** A penal charge instead of late interest, as in India. */
  hasPenalCharges: boolean
  /** Percent of the unpaid amount per day, from which day late to which (none: to the end). */
  lateInterest: { percent: number; from: number; to?: number }[]
  prepaymentAfterHalf: boolean
  prepaymentNotBefore: number
  /** Calendar days to report a change of name, birth date or address. */
  reportWithin: number
  /** Days after which an unpaid judgment is a default. */
  judgmentDays: number
  /** Business days of notice before the lender transfers the loan. */
  transferNotice: number
}
