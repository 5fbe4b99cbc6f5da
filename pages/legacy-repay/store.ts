import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { waysRequest } from '../../shared/api/legacy-repayment.ts'
import { createLoanPayments } from './loan-payments.ts'
import { createOutcome } from './outcome.ts'
import { createPayment } from './pay.ts'
import { createWayChoice } from './way-choice.ts'

export const earlyRequest = (): EarlyRequest => waysRequest({ from: 'orderId' })

export function createLegacyRepayPage() {
  const payments = createLoanPayments()
  const choice = createWayChoice(payments)
  const outcome = createOutcome(payments)
  const payment = createPayment(choice, outcome, payments)
  return {
    ...choice,
    ...outcome,
    ...payment,
    startPayments: payments.start,
    open: () => {
      payment.restoreChoice()
      return choice.loadWays()
    }
  }
}

export type LegacyRepayPage = ReturnType<typeof createLegacyRepayPage>
