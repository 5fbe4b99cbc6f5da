import { termMessages as messages } from '#messages/confirmation.ts'
import type { OfferTexts } from '../../api/offer.ts'
import { unitOf } from '../../api/offer-terms.ts'
import { formatMessage } from '../../messages/format-message.ts'

/** `91 days`, `3 months`, or the backend's own words. */
export function offeredTerm(offer: Pick<OfferTexts, 'periods' | 'termUnit'>): string {
  const { periods, termUnit } = offer
  if (!periods) return ''
  const unit = unitOf(offer)
  if (!unit) return `${periods} ${termUnit}`.trim()
  return periods === '1' ? messages[unit] : formatMessage(messages[`${unit}s`], { count: periods })
}
