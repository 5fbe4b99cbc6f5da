import { productMessages as messages } from '#messages/products.ts'
import type { Product } from '../../api/order.ts'
import { fetchProductLink, saveEvent } from '../../api/order-writes.ts'
import { postAction } from '../../bridge/bridge.ts'
import { openLink } from '../../bridge/open-link.ts'
import { leaving, singleFlight } from '../../lib/single-flight.ts'

export const createOpenProduct = () =>
  singleFlight(async ({ id, enabled }: Product, position: number) => {
    if (!enabled) return undefined
    saveEvent('recommendedProduct', id, position)
    const link = await fetchProductLink(id, position, messages.opening)
    return link.success && openLink(link.data) === 'web' ? leaving : undefined
  })

export function viewMoreProducts(): void {
  postAction('goHome')
}
