import type { LedgerEntry } from '../../shared/loan/ledger.ts'
import type { SandboxArrangement } from './arrangement.ts'
import { bankBorrowers } from './borrowers/bank.ts'
import { complaintBorrowers } from './borrowers/complaint.ts'
import { confirmationBorrowers } from './borrowers/confirmation.ts'
import { jointLoginBorrowers } from './borrowers/joint-login.ts'
import { legacyBorrowers } from './borrowers/legacy-repayment.ts'
import { optionBorrowers } from './borrowers/options.ts'
import { orderBorrowers } from './borrowers/order.ts'
import { papersBorrowers } from './borrowers/papers.ts'
import { privacyBorrowers } from './borrowers/privacy.ts'
import { repaymentBorrowers } from './borrowers/repayment.ts'
import type { CallRequest } from './call.ts'
import type { FiledComplaint } from './complaints.ts'
import type { Loan } from './loan.ts'
import type { OptionAnswer } from './options.ts'
import type { SandboxProduct } from './products.ts'
import type { AskedData } from './state.ts'

export interface SandboxRow {
  text: string
  value: string
}

export interface BankCard {
  id: string
  bankName: string
  cardNo: string
  bankCode: string
}

/** One kind of borrower, chosen by the part of the sessionId before its first dot. */
export interface Borrower {
  name: string
  /** The borrower's story, for humans. */
  about: string
  /** `dueIn` is in days from today, negative when overdue. */
  loan?: Partial<Loan> & { dueIn?: number }
  earlierProduct?: SandboxProduct
  /** Has no loans of the past. */
  isNew?: true
  complaints?: (now: number) => FiledComplaint[]
  /** The requests about his data. */
  dataRequests?: (now: number) => AskedData[]
  /** Laid over the answer of order details; undefined leaves a field out. */
  details?: (request: CallRequest) => Record<string, unknown>
  /** Laid over the repayment info. */
  repayment?: (request: CallRequest, loan: Loan, code: string) => Record<string, unknown>
  /** Laid over the confirmation data. */
  confirmation?: (request: CallRequest, loan: Loan) => Record<string, unknown>
  /** The statement's answer in place of the loan's entries. */
  statement?: (entries: LedgerEntry[], loan: Loan) => LedgerEntry[]
  /** The values that the bank form comes filled in with, by item code. */
  bankValues?: Record<string, string>
  /** Laid over the contacts. */
  contact?: Record<string, unknown>
  /** The bank cards of the older repayment, and whether it asks for an SMS code. */
  cards?: BankCard[]
  /** How a request for a plan stands when he comes. */
  arrangement?: (loan: Loan, now: number) => SandboxArrangement
  /** Laid over the plan that is offered. */
  arrangementOffer?: Record<string, unknown>
  /** Laid over the quoted options. */
  quotes?: (options: OptionAnswer[]) => Record<string, unknown>[]
  /** Seconds that a quote holds. */
  quoteHolds?: number
  needValid?: 0 | 1
  /** Calls that answer with a failure, by path. */
  fails?: Record<string, { code: number | string; message: string }>
  /** Calls that answer with this data whatever happens, by path. */
  answers?: Record<string, unknown>
  /** Order details asked for this often (status 21) pay the loan out. */
  paysOutAfter?: number
}

export const borrowers: Borrower[] = [
  ...orderBorrowers,
  ...repaymentBorrowers,
  ...papersBorrowers,
  ...optionBorrowers,
  ...privacyBorrowers,
  ...confirmationBorrowers,
  ...bankBorrowers,
  ...complaintBorrowers,
  ...jointLoginBorrowers,
  ...legacyBorrowers
]

export function findBorrower(name: string): Borrower | undefined {
  return borrowers.find(borrower => borrower.name === name)
}
