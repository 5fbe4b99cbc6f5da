import { vi } from 'vitest'
import type { Order } from '../../../shared/api/order.ts'
import type { Backend } from '../../setup/backend.ts'

/** The order page's stores, as the page has them when it has just been opened. */
export async function openOrderPage({ open }: Backend, scenario: string, extra = {}) {
  open(`order-${scenario}`, extra)
  const store = await import('../../../pages/order/store.ts')
  const dialogs = await import('../../../pages/order/dialogs.ts')
  const products = await import('../../../shared/ui/recommended/open-product.ts')
  const { $toast } = await import('../../../shared/context/toast.ts')
  store.openOrder()
  return { ...store, ...dialogs, ...products, $toast }
}

export type OrderPage = Awaited<ReturnType<typeof openOrderPage>>

/** Waits for the answer and gives the order. */
export async function loadedOrder({ $order }: Pick<OrderPage, '$order'>): Promise<Order> {
  return vi.waitFor(
    () => {
      const order = $order.get()
      if (order.state !== 'ready') throw new Error(`The order is ${order.state}`)
      return order.data
    },
    { interval: 5, timeout: 4000 }
  )
}
