import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Agreement } from '../../api/offer.ts'
import type { Resource } from '../../api/resource.ts'
import type { CostSummary } from './cost-summary.ts'

/** Why a complete offer cannot be taken yet; undefined where it can. */
export function consentObstacle(
  cost: CostSummary | undefined,
  agreements: Resource<Agreement[]>,
  isAgreed: boolean
): string | undefined {
  // Nobody takes a loan of which he does not know what he repays.
  if (!cost?.hasTotal) return messages.noTotal
  if (agreements.state === 'loading') return messages.agreementsLoading
  if (agreements.state === 'failed') return messages.agreementsFailed
  return isAgreed ? undefined : messages.tick
}
