import type { Call } from './call.ts'
import { bankCalls } from './calls/bank.ts'
import { complaintCalls } from './calls/complaint.ts'
import { confirmationCalls } from './calls/confirmation.ts'
import { jointLoginCalls } from './calls/joint-login.ts'
import { legacyRepaymentCalls } from './calls/legacy-repayment.ts'
import { orderCalls } from './calls/order.ts'
import { papersCalls } from './calls/papers.ts'
import { paymentsCalls } from './calls/payments.ts'
import { repaymentCalls } from './calls/repayment.ts'

/** Every call with a session; those of the landing page, in `calls/landing.ts`, know no borrower. */
export const calls: Call[] = [
  ...orderCalls,
  ...repaymentCalls,
  ...paymentsCalls,
  ...papersCalls,
  ...confirmationCalls,
  ...bankCalls,
  ...complaintCalls,
  ...jointLoginCalls,
  ...legacyRepaymentCalls
]
