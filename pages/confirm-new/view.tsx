import { useStore } from '@nanostores/react'
import type { NewOffer } from '../../shared/api/confirmation-new.ts'
import {
  confirmationMessages as messages,
  offerMessages
} from '../../shared/messages/confirmation.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import { AmountHero, HeroFacts } from '../../shared/ui/loan-offer/amount-hero.tsx'
import { CostCard } from '../../shared/ui/loan-offer/cost-card.tsx'
import type { CostSummary } from '../../shared/ui/loan-offer/cost-summary.ts'
import { offeredProduct, PlanCard, RowsCard } from '../../shared/ui/loan-offer/offer-cards.tsx'
import { OfferPage } from '../../shared/ui/loan-offer/offer-page.tsx'
import { OfferPopup } from '../../shared/ui/loan-offer/offer-popup.tsx'
import { offeredDate } from '../../shared/ui/loan-offer/offered-term.ts'
import { $promotionClosed, closePromotion, loanOffer } from './store.ts'

interface OfferProps {
  offer: NewOffer
  cost: CostSummary
}

export function Page() {
  return (
    <OfferPage
      store={loanOffer}
      waiting={<AmountHero />}
      button={offer => offer.buttonText || offerMessages.newLoan}
      renderHero={(offer, cost) => <Hero offer={offer} cost={cost} />}
      renderOffer={(offer, cost) => <OfferCards offer={offer} cost={cost} />}
      renderPopup={offer => (
        <OfferPopup offer={offer} popups={loanOffer.popups}>
          <Promotion offer={offer} />
        </OfferPopup>
      )}
    />
  )
}

function Hero({ offer, cost }: OfferProps) {
  return (
    <AmountHero amount={cost.amount}>
      <HeroFacts facts={[{ text: messages.repaymentDate, value: offeredDate(offer) }]} />
    </AmountHero>
  )
}

function OfferCards({ offer, cost }: OfferProps) {
  const product = offeredProduct(offer)
  return (
    <>
      {product && <section className="card">{product}</section>}
      <CostCard offer={offer} cost={cost} />
      <RowsCard title={messages.newInformation} offer={offer} />
      <PlanCard title={messages.newPlan} offer={offer} />
    </>
  )
}

function Promotion({ offer: { promotion } }: { offer: NewOffer }) {
  const closed = useStore($promotionClosed)
  if (!promotion || closed) return null
  return (
    <Dialog
      title={promotion.title || messages.promotionTitle}
      closable={messages.close}
      onClose={closePromotion}
    >
      <p>{promotion.text}</p>
      <DialogActions>
        <Button onClick={closePromotion}>{promotion.button || messages.promotionButton}</Button>
      </DialogActions>
    </Dialog>
  )
}
