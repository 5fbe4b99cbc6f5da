import { fetchProductLink, type Product, saveEventOf } from '../../shared/api/order.ts'
import { openLink } from '../../shared/bridge/open-link.ts'
import { exclusive, leaving } from '../../shared/lib/exclusive.ts'

/** Opens a recommended product: counts the tap, asks where it leads, and goes there. */
export const openProduct = exclusive(async ({ id, enabled }: Product, position: number) => {
  if (!enabled) return undefined
  saveEventOf('recommendedProduct', id, position)
  const link = await fetchProductLink(id, position)
  return link.success && openLink(link.data) === 'web' ? leaving : undefined
})
