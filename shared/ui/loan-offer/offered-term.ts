import type { OfferTexts } from '../../api/offer.ts'
import { isInDays } from '../../api/offer-terms.ts'
import { offerMessages as messages } from '../../messages/confirmation.ts'

/** `91 days`, or the term in the words of the backend. */
export function offeredTerm(offer: Pick<OfferTexts, 'periods' | 'termUnit'>): string {
  const { periods, termUnit } = offer
  if (!periods) return ''
  if (!isInDays(offer)) return `${periods} ${termUnit}`.trim()
  return periods === '1' ? messages.day : messages.days.replace('{count}', periods)
}

/** When the first payment is due, in the words of the backend; '' where it does not say. */
export function offeredDate({ firstTime, plan }: Pick<OfferTexts, 'firstTime' | 'plan'>): string {
  return firstTime || (plan[0]?.time ?? '')
}
