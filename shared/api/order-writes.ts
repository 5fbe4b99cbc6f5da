import * as v from 'valibot'
import { brand } from '../config/brand.ts'
import { nothing, plainFormClient } from './call.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

// Apart from the order itself, whose page every borrower downloads.

/** The backend's numbers for what was tapped. */
const eventModules = { borrowAgain: 30, recommendedProduct: 31 } as const

export const eventCall = write('/service/event/save', nothing)

/** Tells the backend of a tap; nobody waits for its answer and a failure is nobody's concern. */
export function saveEvent(
  module: keyof typeof eventModules,
  productId: string,
  position: number
): Promise<Result<undefined>> {
  const fields = {
    productId,
    moduleId: String(eventModules[module]),
    positionId: String(position)
  }
  return sendWrite(eventCall, fields)
}

export const ratingCall = write('/v3/loan-details/store-rating', nothing, { intention: 'rating' })

/** Saves the rating. The backend expects 5 whatever was tapped, unless the brand says otherwise. */
export function saveStoreRating(stars: number, orderId?: string): Promise<Result<undefined>> {
  const score = brand.rating.score === 'stars' ? stars : 5
  const fields = { score: String(score) }
  return sendWrite(ratingCall, fields, { toastsFailure: true, wanted: { orderId } })
}

export const productLinkCall = write('/gopia/goya/define', v.string(), {
  client: plainFormClient,
  intention: 'product'
})

export function fetchProductLink(
  productId: string,
  position: number,
  loading?: string
): Promise<Result<string>> {
  const fields = {
    moduleId: String(eventModules.recommendedProduct),
    positionId: String(position),
    productId
  }
  return sendWrite(productLinkCall, fields, { loading, toastsFailure: true })
}
