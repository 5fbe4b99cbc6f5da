import { productMessages as messages } from '#messages/products.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import {
  failureRequest,
  fetchJointLoginFailure,
  fetchJointLoginLink,
  trackProduct
} from '../../shared/api/joint-login.ts'
import type { Product } from '../../shared/api/order.ts'
import { createResource } from '../../shared/api/resource.ts'
import { missingOrder } from '../../shared/api/result.ts'
import { openLink } from '../../shared/bridge/open-link.ts'
import { param } from '../../shared/context/query.ts'
import { leaving, singleFlight } from '../../shared/lib/single-flight.ts'

export const earlyRequest = (): EarlyRequest => failureRequest({ from: 'orderNo' })

export function createJoinFailedPage() {
  const { $resource, load } = createResource(async () => {
    const orderNo = param('orderNo')
    return orderNo ? fetchJointLoginFailure(orderNo) : missingOrder
  })

  const openProduct = singleFlight(async ({ id, enabled }: Product, position: number) => {
    if (!enabled) return undefined
    trackProduct(id, position)
    const link = await fetchJointLoginLink(id, messages.opening)
    return link.success && openLink(link.data) === 'web' ? leaving : undefined
  })

  return { $failure: $resource, load, openProduct }
}

export type JoinFailedPage = ReturnType<typeof createJoinFailedPage>
