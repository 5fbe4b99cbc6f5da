import type { Order } from '../../shared/api/order.ts'
import { restoreUnanswered } from '../../shared/context/unanswered.ts'
import type { NextPayment } from '../../shared/features/arrangement/arrangement-part.tsx'
import { atRest } from '../../shared/ui/later/at-rest.ts'

export async function keepOffline(
  orderId: string,
  order: Order,
  next?: NextPayment
): Promise<void> {
  try {
    const [{ keepOrder }, { fetchShowing }] = await Promise.all([
      atRest(() => import('./stored-order.ts')),
      atRest(() => import('./stored-loan.tsx'))
    ])
    await restoreUnanswered()
    keepOrder(orderId, order, next)
    await fetchShowing(orderId, order)
  } catch {}
}
