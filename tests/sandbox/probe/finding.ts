/**
 * Something noticed about an answer: a fault keeps something from the borrower, a note does not.
 */
export interface Finding {
  isFault: boolean
  /** A sentence without a full stop. */
  text: string
}

export const fault = (text: string): Finding => ({ isFault: true, text })
export const note = (text: string): Finding => ({ isFault: false, text })
