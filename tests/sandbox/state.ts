import { beginPlan } from './arrangement.ts'
import { type Borrower, findBorrower } from './borrowers.ts'
import type { FiledComplaint } from './complaints.ts'
import { manilaDay } from './dates.ts'
import type { Loan } from './loan.ts'
import { firstLoans } from './loans.ts'

export interface SandboxPayment {
  id: string
  loanId: string
  /** Hundredths: what was asked for, then what was paid. */
  amount: number
  channel: string
  extends: boolean
  /** It leaves a rest, as its quote says. */
  isPart?: boolean
  /** It begins the plan that was quoted. */
  beginsPlan?: boolean
  /** When the link or code was given out, or the money was seen; milliseconds. */
  madeAt: number
  expiresAt?: number
  /** When the money is on the loan, which may be later; only of money that was seen. */
  postsAt?: number
  /** Whether the loan has got it. */
  isPosted?: true
  /** No money was taken, or it went back, and why. */
  ended?: { state: 'failed' | 'returned'; message: string }
}

interface ReceivedUpload {
  id: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A request about a borrower's data, as the wire has it. */
export interface AskedData {
  id: string
  kind: string
  consentId: string
  state: string
  madeAt: string
  answerBy: string
  message: string
  file: string
}

interface Withholding {
  token: string
  loanId: string
  recordId?: string
}

/** The sandbox's memory of one full sessionId. */
export interface SandboxState {
  sessionId: string
  borrower: Borrower
  /** The first is the one that the pages are opened with. */
  loans: Loan[]
  payments: SandboxPayment[]
  complaints: FiledComplaint[]
  uploads: ReceivedUpload[]
  /** When options were quoted last, milliseconds. */
  quotedAt?: number
  rated: boolean
  bankBound: boolean
  bankValues?: Record<string, string>
  /** Calls answered so far. */
  answered: number
  /** How often order details were asked for. */
  polls: number
  faults: Map<string, number>
  dataRequests: AskedData[]
  /** Only in the older repayment. */
  withholdings: Withholding[]
}

export interface States {
  /** undefined for a sessionId that names no borrower. */
  find(sessionId: string): SandboxState | undefined
  reset(sessionId?: string): void
}

export function createStates(now: () => number): States {
  const states = new Map<string, SandboxState>()

  function create(sessionId: string): SandboxState | undefined {
    const borrower = findBorrower(sessionId.split('.')[0] ?? '')
    if (!borrower) return undefined
    const today = manilaDay(now())
    const loans = firstLoans(borrower, today)
    const [main] = loans
    if (main && borrower.arrangement) main.arrangement = borrower.arrangement(main, now())
    if (main?.arrangement?.state === 'agreed') beginPlan(main, today)
    return {
      sessionId,
      borrower,
      loans,
      payments: [],
      complaints: borrower.complaints?.(now()) ?? [],
      uploads: [],
      rated: false,
      bankBound: false,
      answered: 0,
      polls: 0,
      faults: new Map(),
      dataRequests: [],
      withholdings: []
    }
  }

  return {
    find(sessionId) {
      const state = states.get(sessionId) ?? create(sessionId)
      if (state) states.set(sessionId, state)
      return state
    },
    reset(sessionId) {
      if (sessionId === undefined) states.clear()
      else states.delete(sessionId)
    }
  }
}

export function findLoan(state: SandboxState, id: string | undefined): Loan | undefined {
  return state.loans.find(loan => loan.started && loan.id === id)
}
