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
  /** The value of one of the reasons for a low score. */
  reason?: string
  /** Is never answered. */
  waits?: true
}

export const ANSWERED_AFTER = 10_000
