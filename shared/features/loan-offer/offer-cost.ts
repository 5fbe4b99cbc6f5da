import type { ReadableAtom } from 'nanostores'
import type { Offer } from '../../api/offer.ts'
import type { Resource } from '../../api/resource.ts'
import { marketTime } from '../../context/market-time.ts'
import { param } from '../../context/query.ts'
import { computed } from '../../lib/computed.ts'
import { showDocument } from '../document/open-document.tsx'
import { summarizeCost } from './cost-summary.ts'
import type { OfferCalls } from './offer-calls.ts'

export function createOfferCost<T extends Offer>(
  $offer: ReadableAtom<Resource<T>>,
  currencyOf: OfferCalls<T>['currencyOf'] = () => ''
) {
  return {
    $cost: computed($offer, resource =>
      resource.state === 'ready'
        ? summarizeCost(resource.data, currencyOf(resource.data), param('clarity'), marketTime())
        : undefined
    ),
    /** The document that the law asks to show before the tap; fetched only then. */
    openKeyFacts: () =>
      showDocument(async () => {
        const resource = $offer.get()
        const { keyFactsOf } = await import('../key-facts/key-facts.ts')
        if (resource.state !== 'ready') return undefined
        return keyFactsOf(resource.data, currencyOf(resource.data))
      })
  }
}
