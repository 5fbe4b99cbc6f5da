import { lazy } from 'react'
import type { Order } from '../../shared/api/order.ts'

const Nothing = () => null

/** What is kept is shown by code that an earlier look at the loan has left on the phone. */
export const KeptLoan = lazy(() =>
  import('./kept.tsx').then(
    ({ KeptLoan }) => ({ default: KeptLoan }),
    () => ({ default: Nothing })
  )
)

/** Keeps what is shown, after it is; and has the code at hand that shows it without a signal. */
export async function keepShown(orderId: string, order: Order): Promise<void> {
  try {
    const [{ keepOrder }] = await Promise.all([import('./kept-order.ts'), import('./kept.tsx')])
    keepOrder(orderId, order)
  } catch {
    // Without a signal nothing is kept that was not before.
  }
}
