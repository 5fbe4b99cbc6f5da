export interface Complaint {
  id: string
  /** Milliseconds. */
  sentAt: number
  type: string
  sonType: string
  content: string
  images: string[]
  loanId: string
  score?: number
  /** Is never answered. */
  waits?: true
}

export const ANSWERED_AFTER = 20_000
