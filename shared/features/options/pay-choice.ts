import type { PayOption } from '../../loan/options/pay-option.ts'

/** These texts replace the head's own, such as `₱105,00 off`; '' hides one. */
export interface ChoiceOutcome {
  date?: ''
  standing: string
  cost: ''
}

export interface PayChoice {
  option: Pick<PayOption, 'id' | 'kind'>
  /** As the page writes amounts. */
  amount: string
  label: string
  /** The saving of paying early, as the page writes amounts; '' for none. */
  saved: string
  /** Undefined where the page's own date holds. */
  outcome: ChoiceOutcome | undefined
  /** Whether the page's codes are for this amount. */
  isOwn: boolean
  problem: string | undefined
  correct: () => void
  /** By the number of the channel. */
  takes: (channel: string) => boolean
  /**
   * Answers the text that says why the amount on the button cannot be paid any more: another one is asked for
   * now, or the quote is over; then it asks for new ones.
   */
  checkQuote: (onButton: string) => Promise<string | undefined>
  renew: () => void
}
