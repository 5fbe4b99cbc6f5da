import { vi } from 'vitest'
import { createOrderDialogs } from '../../../pages/order/dialogs.ts'
import * as otherActions from '../../../pages/order/other-actions.ts'
import * as orderStore from '../../../pages/order/store.ts'
import type { Order } from '../../../shared/api/order.ts'
import { $toast } from '../../../shared/context/toast.ts'
import * as products from '../../../shared/features/recommended/open-product.ts'
import type { Backend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'

/** The order page's stores, as the page has them when it has just been opened. */
export async function openOrderPage({ open }: Backend, scenario: string, extra = {}) {
  open(`order-${scenario}`, extra)
  const store = orderStore.createOrderPage()
  const dialogs = createOrderDialogs(store)
  store.open()
  return { ...products, ...orderStore, ...otherActions, ...store, ...dialogs, $toast }
}

export type OpenedOrderPage = Awaited<ReturnType<typeof openOrderPage>>

/** Waits for the answer and gives the order. */
export async function loadedOrder({ $order }: Pick<OpenedOrderPage, '$order'>): Promise<Order> {
  return vi.waitFor(() => readyOf($order).data, { interval: 5, timeout: 4000 })
}
