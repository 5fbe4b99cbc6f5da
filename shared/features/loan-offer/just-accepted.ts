import * as v from 'valibot'
import type { Row } from '../../api/fields.ts'
import { owner } from '../../context/owner.ts'
import { param } from '../../context/query.ts'
import { readSession, removeSession, writeSession } from '../../context/session-storage.ts'
import { isWithin } from '../../lib/elapsed.ts'

/** Milliseconds: the page of the loan is opened at once. */
const life = 60_000

const offerInAddress = () => [owner(), param('productId'), param('orderId')].join()

/** `link`: the address of the loan, '' if the backend named none. */
export function tellAccepted(terms: readonly Row[], link: string): void {
  writeSession('accepted', Date.now())
  writeSession('acceptedTerms', terms)
  writeSession('acceptedOffer', [offerInAddress(), link])
}

/** The link of `tellAccepted`; undefined where this tab has not accepted the offer of the address. */
export function acceptedLink(): string | undefined {
  const [offer, link] = readSession('acceptedOffer', v.tuple([v.string(), v.string()])) ?? []
  return offer === offerInAddress() ? link : undefined
}

/** An earlier loan of the product is not the one that is about to be taken. */
export const forgetAccepted = () => removeSession('acceptedOffer')

/** Whether the page before accepted a loan; it is told once. */
export function wasJustAccepted(): boolean {
  const at = readSession('accepted', v.number())
  removeSession('accepted')
  return at !== undefined && isWithin(at, life)
}
