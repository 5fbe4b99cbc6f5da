import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Agreement } from '../../api/offer.ts'
import type { Resource } from '../../api/resource.ts'
import type { CostSummary } from './cost-summary.ts'

export interface OfferObstacle {
  /** `incomplete` for an offer that cannot be taken, `tick` where only the tick is missing. */
  kind: 'incomplete' | 'waiting' | 'tick'
  text: string
}

/** Why an offer cannot be taken yet; undefined where it can. */
export function consentObstacle(
  isComplete: boolean,
  cost: CostSummary | undefined,
  agreements: Resource<Agreement[]>,
  isAgreed: boolean
): OfferObstacle | undefined {
  if (!isComplete) return { kind: 'incomplete', text: messages.incomplete }
  // Nobody takes a loan of which he does not know what he repays.
  if (!cost?.hasTotal) return { kind: 'waiting', text: messages.noTotal }
  if (agreements.state === 'loading') return { kind: 'waiting', text: messages.agreementsLoading }
  if (agreements.state === 'failed') return { kind: 'waiting', text: messages.agreementsFailed }
  return isAgreed ? undefined : { kind: 'tick', text: messages.tick }
}
