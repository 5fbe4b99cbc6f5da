import { fetchProductLink, type Product, saveEvent } from '../../api/order.ts'
import { postAction } from '../../bridge/bridge.ts'
import { openLink } from '../../bridge/open-link.ts'
import { exclusive, leaving } from '../../lib/exclusive.ts'

/** Opens a recommended product: counts the tap, asks where it leads, and goes there. */
export const openProduct = exclusive(async ({ id, enabled }: Product, position: number) => {
  if (!enabled) return undefined
  saveEvent('recommendedProduct', id, position)
  const link = await fetchProductLink(id, position)
  return link.success && openLink(link.data) === 'web' ? leaving : undefined
})

/** All the others are on the home screen. */
export function viewMoreProducts(): void {
  postAction('goHome')
}
