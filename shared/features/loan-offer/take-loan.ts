import { atom } from 'nanostores'
import type { Row } from '../../api/fields.ts'
import type { Offer } from '../../api/offer.ts'
import type { LoadedResource } from '../../api/resource.ts'
import { isTransportError, refusalOf } from '../../api/result.ts'
import { param } from '../../context/query.ts'
import { showToast } from '../../context/toast.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import { forgetAccepted, tellAccepted } from './just-accepted.ts'
import type { OfferCalls } from './offer-calls.ts'
import { openOrder } from './open-order.ts'

/** Takes the loan, once. A toast shows why a tap cannot; '' where the page itself says it. */
export function createTaking<T extends Offer>(
  offer: LoadedResource<T>,
  takeLoan: OfferCalls<T>['takeLoan'],
  findObstacle: () => string | undefined,
  termsOf: (offer: T) => Row[]
) {
  /** Set once an answer got lost, and for good: the loan may be taken. */
  const $doubtful = atom(false)
  const $refusal = atom<string | undefined>()
  /** The order's address once the loan is taken; '' if the backend named none. */
  const $taken = atom<string | undefined>()

  const take = singleFlight(async () => {
    const resource = offer.$resource.get()
    const productId = param('productId')
    const obstacle = findObstacle()
    if (obstacle) showToast(obstacle)
    const isTaken = $taken.get() !== undefined
    if (obstacle !== undefined || isTaken || resource.state !== 'ready' || !productId)
      return undefined
    $refusal.set(undefined)
    forgetAccepted()
    const result = await takeLoan(resource.data, productId, param('orderId'))
    if (result.success) {
      $taken.set(result.data)
      tellAccepted(termsOf(resource.data), result.data)
      return openOrder(result.data)
    }
    if (isTransportError(result)) {
      // The lock stays until the offer has been asked for again.
      await offer.load()
      $doubtful.set(true)
    } else $refusal.set(refusalOf(result))
  })

  return { $doubtful, $refusal, $taken, take }
}
