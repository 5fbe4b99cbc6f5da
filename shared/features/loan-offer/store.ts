import { atom, computed } from 'nanostores'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Agreement, Offer } from '../../api/offer.ts'
import { canBeTaken } from '../../api/offer-terms.ts'
import { createResource } from '../../api/resource.ts'
import { isTransportError, missingOrder, type Result, refusalOf } from '../../api/result.ts'
import { openLink } from '../../bridge/open-link.ts'
import { brand } from '../../config/brand.ts'
import { marketTime } from '../../context/market-time.ts'
import { orderKey } from '../../context/order-key.ts'
import { param } from '../../context/query.ts'
import { showToast } from '../../context/toast.ts'
import { leaving, singleFlight } from '../../lib/single-flight.ts'
import { showDocument } from '../document/document-slot.tsx'
import { summarizeCost } from './cost-summary.ts'
import { tellAccepted } from './just-accepted.ts'
import { openOrder } from './open-order.ts'
import { createOfferPopups } from './popups.ts'

export interface OfferCalls<T extends Offer> {
  fetchOffer: (productId: string) => Promise<Result<T>>
  fetchAgreements: (productId: string) => Promise<Result<Agreement[]>>
  fetchAgreementLink: (productId: string, agreement: Agreement) => Promise<Result<string>>
  takeLoan: (offer: T, productId: string) => Promise<Result<string>>
  /** The currency that the offer states, '' for none. */
  currencyOf?: (offer: T) => string
  isComplete?: (offer: T) => boolean
}

const productOf = () => param('productId')

export function createLoanOffer<T extends Offer>(calls: OfferCalls<T>) {
  const ask = <Data>(question: (productId: string) => Promise<Result<Data>>) =>
    createResource(async () => {
      const productId = productOf()
      return productId ? question(productId) : missingOrder
    })
  const isComplete = (data: T) => canBeTaken(data) && calls.isComplete?.(data) !== false
  const offer = ask(calls.fetchOffer)
  const agreements = ask(calls.fetchAgreements)

  const $agreed = atom(brand.confirmation.agreementChecked)
  /** Set by a tap on the button that the missing tick kept from working. */
  const $reminded = atom(false)
  /** Set once the answer to taking the loan got lost: it may have been taken, or may still be. */
  const $doubtful = atom(false)
  const $refusal = atom<string | undefined>()
  /** The order's address once the loan is taken, '' when the backend named none. */
  const $taken = atom<string | undefined>()
  const popups = createOfferPopups(() => {
    const resource = offer.$resource.get()
    return resource.state === 'ready' && resource.data.asksToStay && $taken.get() === undefined
  })

  const $cost = computed(offer.$resource, resource =>
    resource.state === 'ready'
      ? summarizeCost(
          resource.data,
          calls.currencyOf?.(resource.data) ?? '',
          param('clarity'),
          marketTime()
        )
      : undefined
  )

  const $obstacle = computed(
    [offer.$resource, agreements.$resource, $agreed, $cost],
    (resource, list, agreed, cost) => {
      if (resource.state !== 'ready') return undefined
      if (!isComplete(resource.data)) return messages.incomplete
      // Nobody takes a loan of which he does not know what he repays.
      if (!cost?.hasTotal) return messages.noTotal
      if (list.state === 'loading') return messages.agreementsLoading
      if (list.state === 'failed') return messages.agreementsFailed
      return agreed ? undefined : messages.tick
    }
  )

  const seeLoan = singleFlight(async () => openOrder($taken.get() ?? ''))

  /** Takes the loan, once. A tap that cannot be answered with the loan says why. */
  const take = singleFlight(async () => {
    const resource = offer.$resource.get()
    const productId = productOf()
    const isOpening = openAgreement.$pending.get()
    const obstacle = $obstacle.get() ?? (isOpening ? messages.agreementOpen : undefined)
    if (obstacle) {
      $reminded.set(obstacle === messages.tick)
      showToast(obstacle)
    }
    const isTaken = $taken.get() !== undefined
    if (obstacle || isTaken || resource.state !== 'ready' || !productId) return undefined
    $doubtful.set(false)
    $refusal.set(undefined)
    const result = await calls.takeLoan(resource.data, productId)
    if (result.success) {
      $taken.set(result.data)
      tellAccepted()
      return openOrder(result.data)
    }
    if (isTransportError(result)) {
      // The lock stays on until the offer has been asked for again.
      await offer.load()
      $doubtful.set(true)
    } else {
      $refusal.set(refusalOf(result))
      await offer.refresh({ quiet: true })
    }
    return undefined
  })

  const openAgreement = singleFlight(async (agreement: Agreement) => {
    const productId = productOf()
    if (take.$pending.get() || !productId) return undefined
    const link = await calls.fetchAgreementLink(productId, agreement)
    return link.success && openLink(link.data) === 'web' ? leaving : undefined
  })

  return {
    $offer: offer.$resource,
    $agreements: agreements.$resource,
    $agreed,
    $reminded,
    popups,
    $doubtful,
    $refusal,
    $taken,
    $cost,
    $obstacle,
    take,
    seeLoan,
    hasOrder: () => orderKey() !== undefined,
    openAgreement,
    open: () => {
      popups.listen()
      const loaded = offer.load()
      agreements.load()
      return loaded
    },
    retry: () => {
      offer.load()
      if (agreements.$resource.get().state === 'failed') agreements.load()
    },
    /** Opens what the law asks to be shown before the tap; it is fetched only then. */
    openKeyFacts: () =>
      showDocument(async () => {
        const resource = offer.$resource.get()
        const { keyFactsOf } = await import('../key-facts/key-facts.ts')
        if (resource.state !== 'ready') return undefined
        return keyFactsOf(resource.data, calls.currencyOf?.(resource.data) ?? '')
      }),
    retryAgreements: agreements.load,
    agree: (agreed: boolean) => {
      $agreed.set(agreed)
      $reminded.set(false)
    }
  }
}

export type LoanOfferStore<T extends Offer = Offer> = ReturnType<typeof createLoanOffer<T>>
