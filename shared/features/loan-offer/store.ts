import { atom, type ReadableAtom } from 'nanostores'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Agreement, Offer } from '../../api/offer.ts'
import { canBeTaken } from '../../api/offer-terms.ts'
import { createResource, type LoadedResource, type Resource } from '../../api/resource.ts'
import { missingOrder, type Result } from '../../api/result.ts'
import { openLink } from '../../bridge/open-link.ts'
import { brand } from '../../config/brand.ts'
import { orderKey } from '../../context/order-key.ts'
import { param } from '../../context/query.ts'
import { computed } from '../../lib/computed.ts'
import { leaving, singleFlight } from '../../lib/single-flight.ts'
import { consentObstacle } from './consent-obstacle.ts'
import { acceptedLink } from './just-accepted.ts'
import type { OfferCalls } from './offer-calls.ts'
import { createOfferCost } from './offer-cost.ts'
import { headRows } from './offer-figures.ts'
import { openOrder } from './open-order.ts'
import { createOfferPopups } from './popups.ts'
import { createTaking } from './take-loan.ts'

/** Fails where the page's address names no product. */
const readOfProduct = <Data>(request: (productId: string) => Promise<Result<Data>>) =>
  createResource(async () => {
    const productId = param('productId')
    return productId ? request(productId) : missingOrder
  })

/** Who agrees to which terms. The rest, as the key of the order, may differ with each answer. */
const termsIn = (offer: Offer) => {
  const { holder, amount, periods, termUnit, rows, plan, firstTime, rateText } = offer
  return [holder, amount, periods, termUnit, rows, plan, firstTime, rateText]
}

function createConsent<T extends Offer>(
  { $resource, load }: LoadedResource<T>,
  $agreements: ReadableAtom<Resource<Agreement[]>>,
  currencyOf?: (offer: T) => string
) {
  const $agreed = atom(brand.confirmation.agreementChecked)
  const $reminded = atom(0)
  const agree = (agreed: boolean) => {
    $agreed.set(agreed)
    $reminded.set(0)
  }
  /** A tick stands for the sums that were on the screen: only the market's own is there for others, too. */
  const keepOwnTick = () => agree(brand.confirmation.agreementChecked && $agreed.get())
  const askAgain = () => {
    keepOwnTick()
    return load()
  }

  let terms = ''
  // The offer is asked for again by itself, too: when the page comes back, and in a new session.
  $resource.listen(resource => {
    if (resource.state !== 'ready') return
    const before = terms
    terms = JSON.stringify([termsIn(resource.data), currencyOf?.(resource.data)])
    if (terms !== before) keepOwnTick()
  })
  let agreed: string | undefined
  $agreements.listen(resource => {
    if (resource.state !== 'ready') return
    const before = agreed
    agreed = JSON.stringify(resource.data)
    if (before !== undefined && agreed !== before) keepOwnTick()
  })
  return { $agreed, $reminded, agree, askAgain }
}

const isComplete = <T extends Offer>(offer: T, calls: OfferCalls<T>) =>
  canBeTaken(offer) && calls.isComplete?.(offer) !== false

const asksToStay = (resource: Resource<Offer>) =>
  resource.state === 'ready' && resource.data.asksToStay

/** Milliseconds: an agreement that is a download leaves the page where it is, and no event tells. */
const downloadsWithin = 15_000

export function createLoanOffer<T extends Offer>(calls: OfferCalls<T>) {
  const offer = readOfProduct(calls.fetchOffer)
  const agreements = readOfProduct(calls.fetchAgreements)

  const consent = createConsent(offer, agreements.$resource, calls.currencyOf)
  const { $cost, openKeyFacts } = createOfferCost(offer.$resource, calls.currencyOf)
  const $obstacle = computed(
    [offer.$resource, agreements.$resource, consent.$agreed, $cost],
    (resource, list, agreed, cost) =>
      resource.state === 'ready'
        ? consentObstacle(isComplete(resource.data, calls), cost, list, agreed)
        : undefined
  )
  const findObstacle = () => {
    const obstacle = $obstacle.get()
    if (obstacle?.kind === 'tick') {
      consent.$reminded.set(consent.$reminded.get() + 1)
      return ''
    }
    return obstacle?.text ?? (openAgreement.$pending.get() ? messages.agreementOpen : undefined)
  }
  const termsOf = (data: T) => headRows(data, $cost.get())
  const offered = { ...offer, load: consent.askAgain }
  const taking = createTaking(offered, calls.takeLoan, findObstacle, termsOf)
  const openAgreement = singleFlight(async (agreement: Agreement) => {
    const productId = param('productId')
    if (taking.take.$pending.get() || !productId) return undefined
    const link = await calls.fetchAgreementLink(productId, agreement)
    return link.success && openLink(link.data) === 'web' ? leaving : undefined
  }, downloadsWithin)
  const isTaken = () => taking.$taken.get() !== undefined
  const popups = createOfferPopups(() => asksToStay(offer.$resource.get()) && !isTaken())

  return {
    ...taking,
    ...consent,
    $offer: offer.$resource,
    $agreements: agreements.$resource,
    popups,
    $cost,
    $obstacle,
    seeLoan: singleFlight(async () => openOrder(acceptedLink() ?? '')),
    isAccepted: () => acceptedLink() !== undefined,
    hasOrder: () => orderKey() !== undefined,
    openAgreement,
    open: () => {
      popups.listen()
      const loaded = offer.load()
      agreements.load()
      return loaded
    },
    retry: () => {
      taking.$refusal.set(undefined)
      consent.askAgain()
      if (agreements.$resource.get().state === 'failed') agreements.load()
    },
    openKeyFacts,
    retryAgreements: agreements.load
  }
}

export type LoanOfferStore<T extends Offer = Offer> = ReturnType<typeof createLoanOffer<T>>
