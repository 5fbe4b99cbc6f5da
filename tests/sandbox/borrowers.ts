import { orderBorrowers } from './borrowers/order.ts'
import { repaymentBorrowers } from './borrowers/repayment.ts'
import type { Asked } from './call.ts'
import type { Complaint } from './complaints.ts'
import type { Loan } from './loan.ts'
import type { Product } from './products.ts'

export interface Row {
  text: string
  value: string
}

/** One kind of borrower, chosen by the part of the sessionId before its first dot. */
export interface Borrower {
  name: string
  /** What is special about him, for humans. */
  about: string
  /** `dueIn` is in days from today, negative when overdue. */
  loan?: Partial<Loan> & { dueIn?: number }
  earlierProduct?: Product
  complaints?: (now: number) => Complaint[]
  /** Laid over the answer of order details; undefined leaves a field out. */
  details?: (asked: Asked) => Record<string, unknown>
  /** Laid over the repayment info. */
  repayment?: (asked: Asked, loan: Loan) => Record<string, unknown>
  /** Calls that answer with a failure, by path. */
  fails?: Record<string, { code: number | string; message: string }>
  /** Calls that answer with this data whatever happens, by path. */
  answers?: Record<string, unknown>
  /** Order details asked for this often (status 21) pay the loan out. */
  paysOutAfter?: number
}

export const borrowers: Borrower[] = [...orderBorrowers, ...repaymentBorrowers]

export function findBorrower(name: string): Borrower | undefined {
  return borrowers.find(borrower => borrower.name === name)
}
