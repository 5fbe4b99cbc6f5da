/** The quoted option that a borrower pays, as far as the page needs it that takes the payment. */
export interface PayChoice {
  optionId: string
  /** As the page writes amounts. */
  amount: string
  /** The amount's name. */
  label: string
  /** Whether it is the amount that the page's codes are of. */
  isOwn: boolean
  /** Why it cannot be paid as it stands, such as an amount out of its limits. */
  problem: string | undefined
  /** Whether it can be paid through the channel of this number. */
  takes: (channel: string) => boolean
  /** Asks for new quotes where this one holds no longer, and says so. */
  checkQuote: () => Promise<string | undefined>
  renew: () => void
}
