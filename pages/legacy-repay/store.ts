import { createOutcome } from './outcome.ts'
import { createPayment } from './pay.ts'
import { createWayChoice } from './way-choice.ts'

export function createLegacyRepayPage() {
  const choice = createWayChoice()
  const outcome = createOutcome()
  const payment = createPayment(choice, outcome)
  return {
    ...choice,
    ...outcome,
    ...payment,
    open: async () => {
      await choice.loadWays()
      payment.restoreChoice()
    }
  }
}

export type LegacyRepayPage = ReturnType<typeof createLegacyRepayPage>
