import type { Order } from '../../shared/api/order.ts'

/** Keeps what is shown, after it is; and has the code at hand that shows it without a signal. */
export async function keepOffline(orderId: string, order: Order): Promise<void> {
  try {
    const [{ keepOrder }, { fetchShowing }] = await Promise.all([
      import('./stored-order.ts'),
      import('./stored-loan.tsx')
    ])
    keepOrder(orderId, order)
    await fetchShowing(orderId)
  } catch {
    // There is no signal: the record stays as it was.
  }
}
