import type { Order } from '../../shared/api/order.ts'
import { atRest } from '../../shared/ui/later/at-rest.ts'

/** Keeps what is shown, after it is; and has the code at hand that shows it without a signal. */
export async function keepShown(orderId: string, order: Order): Promise<void> {
  try {
    const [{ keepOrder }, { fetchShowing }] = await Promise.all([
      atRest(() => import('./kept-order.ts')),
      atRest(() => import('./kept.tsx'))
    ])
    keepOrder(orderId, order)
    await fetchShowing(orderId)
  } catch {
    // There is no signal: the record stays as it was.
  }
}
