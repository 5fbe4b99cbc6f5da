import type { Offer } from '../../shared/api/offer.ts'
import { confirmationMessages as messages } from '../../shared/messages/confirmation.ts'
import { AmountHero, HeroFacts } from '../../shared/ui/loan-offer/amount-hero.tsx'
import { CostCard } from '../../shared/ui/loan-offer/cost-card.tsx'
import type { CostSummary } from '../../shared/ui/loan-offer/cost-summary.ts'
import { OfferPage } from '../../shared/ui/loan-offer/offer-page.tsx'
import { OfferPopup } from '../../shared/ui/loan-offer/offer-popup.tsx'
import { offeredTerm } from '../../shared/ui/loan-offer/offered-term.ts'
import { PlanList } from '../../shared/ui/plan-list/plan-list.tsx'
import { ProductHead } from '../../shared/ui/product-card/product-card.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
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
      {(offer.productName || offer.rows.length > 0) && (
        <section className="card">
          {offer.productName && <ProductHead logo={offer.productLogo} name={offer.productName} />}
          {offer.rows.length > 0 && (
            <h2 className="card_title loan-offer_heading">{messages.information}</h2>
          )}
          <Rows rows={offer.rows} />
        </section>
      )}
      {offer.plan.length > 0 && (
        <section className="card">
          <h2 className="card_title">{messages.plan}</h2>
          <PlanList entries={offer.plan} />
        </section>
      )}
    </>
  )
}
