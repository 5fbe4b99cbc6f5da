import { useStore } from '@nanostores/react'
import { confirmationMessages as messages, offerMessages } from '#messages/confirmation.ts'
import type { NewOffer } from '../../shared/api/confirmation-new.ts'
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
import { offeredDate } from '../../shared/features/loan-offer/offered-term.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import type { ConfirmNewPage } from './store.ts'

interface OfferProps {
  offer: NewOffer
  cost: CostSummary
}

export function Page({ store }: { store: ConfirmNewPage }) {
  return (
    <OfferPage
      store={store}
      waiting={<AmountHero />}
      button={offer => offer.buttonText || offerMessages.newLoan}
      renderHero={(offer, cost) => <Hero offer={offer} cost={cost} />}
      renderOffer={(offer, cost) => <OfferCards offer={offer} cost={cost} />}
      renderPopup={offer => (
        <OfferPopup offer={offer} popups={store.popups}>
          <Promotion offer={offer} store={store} />
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
      {product && <Card>{product}</Card>}
      <CostCard offer={offer} cost={cost} />
      <RowsCard title={messages.newInformation} offer={offer} />
      <PlanCard title={messages.newPlan} offer={offer} />
    </>
  )
}

interface PromotionProps {
  offer: NewOffer
  store: ConfirmNewPage
}

function Promotion({ offer: { promotion }, store }: PromotionProps) {
  const closed = useStore(store.$promotionClosed)
  if (!promotion || closed) return null
  return (
    <Dialog
      title={promotion.title || messages.promotionTitle}
      closable={messages.close}
      onClose={store.closePromotion}
    >
      <p>{promotion.text}</p>
      <DialogActions>
        <Button onClick={store.closePromotion}>
          {promotion.button || messages.promotionButton}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
