import type { Order } from '../../shared/api/order.ts'
import { atRest } from '../../shared/ui/later/at-rest.ts'

export async function keepOffline(orderId: string, order: Order): Promise<void> {
  try {
    const [{ keepOrder }, { fetchShowing }] = await Promise.all([
      atRest(() => import('./stored-order.ts')),
      atRest(() => import('./stored-loan.tsx'))
    ])
    keepOrder(orderId, order)
    await fetchShowing(orderId, order)
  } catch {}
}
