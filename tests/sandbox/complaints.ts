export interface ThreadMessage {
  from: 'you' | 'us'
  /** Milliseconds. */
  at: number
  text: string
  images: string[]
}

export interface FiledComplaint {
  id: string
  /** Milliseconds. */
  sentAt: number
  type: string
  subType: string
  content: string
  images: string[]
  loanId: string
  score?: number
  /** The value of one of the reasons for a low score. */
  reason?: string
  /** Is never answered by itself: the desk may do so. */
  waits?: true
  /** The messages after the complaint itself and the answer that comes by itself. */
  messages?: ThreadMessage[]
  isClosed?: boolean
  /** When, how much, by what and under which reference the borrower has paid, as he says. */
  claim?: Record<string, string>
}

export const ANSWERED_AFTER = 10_000
