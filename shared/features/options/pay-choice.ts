/** A chosen quote, as the paying page needs it. */
export interface PayChoice {
  optionId: string
  /** As the page writes amounts. */
  amount: string
  label: string
  /** Whether the page's codes are for this amount. */
  isOwn: boolean
  /** Why it cannot be paid, such as an amount out of its limits. */
  problem: string | undefined
  /** By the number of the channel. */
  takes: (channel: string) => boolean
  /** Asks for new quotes where this one is over, and answers the text that says so. */
  checkQuote: () => Promise<string | undefined>
  renew: () => void
}
