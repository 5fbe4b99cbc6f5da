import type { Order } from '../../shared/api/order.ts'
import { pollWhile } from '../../shared/api/poll-while.ts'
import type { LoadedResource } from '../../shared/api/resource.ts'

/** The status of an order that is still being decided. */
export const waiting = 21

export function pollWhileWaiting(loan: LoadedResource<Order>): void {
  pollWhile(loan, ({ status }) => status === waiting)
}
