import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { waysRequest } from '../../shared/api/legacy-repayment.ts'
import { createOutcome } from './outcome.ts'
import { createPayment } from './pay.ts'
import { createWayChoice } from './way-choice.ts'

export const earlyRequest = (): EarlyRequest => waysRequest({ from: 'orderId' })

export function createLegacyRepayPage() {
  const choice = createWayChoice()
  const outcome = createOutcome()
  const payment = createPayment(choice, outcome)
  return {
    ...choice,
    ...outcome,
    ...payment,
    open: () => {
      payment.restoreChoice()
      return choice.loadWays()
    }
  }
}

export type LegacyRepayPage = ReturnType<typeof createLegacyRepayPage>
