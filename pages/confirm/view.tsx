import type { Offer } from '../../shared/api/offer.ts'
import { confirmationMessages as messages } from '../../shared/messages/confirmation.ts'
import { AmountHero, HeroFacts } from '../../shared/ui/loan-offer/amount-hero.tsx'
import { CostCard } from '../../shared/ui/loan-offer/cost-card.tsx'
import type { CostSummary } from '../../shared/ui/loan-offer/cost-summary.ts'
import { offeredProduct, PlanCard, RowsCard } from '../../shared/ui/loan-offer/offer-cards.tsx'
import { OfferPage } from '../../shared/ui/loan-offer/offer-page.tsx'
import { OfferPopup } from '../../shared/ui/loan-offer/offer-popup.tsx'
import { offeredTerm } from '../../shared/ui/loan-offer/offered-term.ts'
import { loanOffer } from './store.ts'

interface OfferProps {
  offer: Offer
  cost: CostSummary
}

export function Page() {
  return (
    <OfferPage
      store={loanOffer}
      waiting={<AmountHero />}
      button={messages.loan}
      renderHero={(offer, cost) => <Hero offer={offer} cost={cost} />}
      renderOffer={(offer, cost) => <OfferCards offer={offer} cost={cost} />}
      renderPopup={offer => <OfferPopup offer={offer} popups={loanOffer.popups} />}
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
