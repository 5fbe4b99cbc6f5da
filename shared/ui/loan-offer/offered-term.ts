import { isInDays, type Offer } from '../../api/offer.ts'
import { confirmationMessages as messages } from '../../messages/confirmation.ts'

/** `91 days`, or the term in the words of the backend. */
export function offeredTerm(offer: Offer): string {
  const { periods, termUnit } = offer
  if (!periods) return ''
  if (!isInDays(offer)) return `${periods} ${termUnit}`.trim()
  return periods === '1' ? messages.day : messages.days.replace('{count}', periods)
}
