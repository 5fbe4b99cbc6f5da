import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Offer } from '../../shared/api/offer.ts'
import { AmountHero, HeroFacts } from '../../shared/features/loan-offer/amount-hero.tsx'
import { CostCard } from '../../shared/features/loan-offer/cost-card.tsx'
import type { CostSummary } from '../../shared/features/loan-offer/cost-summary.ts'
import {
  offeredProduct,
  PlanCard,
  RowsCard
} from '../../shared/features/loan-offer/offer-cards.tsx'
import { OfferPage } from '../../shared/features/loan-offer/offer-page.tsx'
import { OfferPopup } from '../../shared/features/loan-offer/offer-popup.tsx'
import { offeredTerm } from '../../shared/features/loan-offer/offered-term.ts'
import type { ConfirmPage } from './store.ts'

interface OfferProps {
  offer: Offer
  cost: CostSummary
}

export function Page({ store }: { store: ConfirmPage }) {
  return (
    <OfferPage
      store={store}
      waiting={<AmountHero />}
      button={messages.loan}
      renderHero={(offer, cost) => <Hero offer={offer} cost={cost} />}
      renderOffer={(offer, cost) => <OfferCards offer={offer} cost={cost} />}
      renderPopup={offer => <OfferPopup offer={offer} popups={store.popups} />}
    />
  )
}

function Hero({ offer, cost }: OfferProps) {
  const facts = [
    { text: messages.term, value: offeredTerm(offer) },
    { text: messages.interest, value: offer.rateText }
  ]
  return (
    <AmountHero amount={cost.amount}>
      <HeroFacts facts={facts} />
    </AmountHero>
  )
}

function OfferCards({ offer, cost }: OfferProps) {
  return (
    <>
      <CostCard offer={offer} cost={cost} />
      <RowsCard title={messages.information} offer={offer}>
        {offeredProduct(offer)}
      </RowsCard>
      <PlanCard title={messages.plan} offer={offer} />
    </>
  )
}
