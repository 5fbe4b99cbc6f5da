import { useStore } from '@nanostores/react'
import { confirmationMessages as messages, offerMessages } from '#messages/confirmation.ts'
import type { NewOffer } from '../../shared/api/confirmation-new.ts'
import {
  offeredProduct,
  PlanCard,
  RowsCard
} from '../../shared/features/loan-offer/offer-cards.tsx'
import { OfferPage } from '../../shared/features/loan-offer/offer-page.tsx'
import { OfferPopup } from '../../shared/features/loan-offer/offer-popup.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import type { ConfirmNewPage } from './store.ts'

export function Page({ store }: { store: ConfirmNewPage }) {
  return (
    <OfferPage
      store={store}
      button={offer => offer.buttonText || offerMessages.newLoan}
      renderOffer={offer => <OfferCards offer={offer} />}
      renderPopup={offer => (
        <OfferPopup offer={offer} popups={store.popups}>
          <Promotion offer={offer} store={store} />
        </OfferPopup>
      )}
    />
  )
}

function OfferCards({ offer }: { offer: NewOffer }) {
  return (
    <>
      <RowsCard title={messages.newInformation} offer={offer}>
        {offeredProduct(offer)}
      </RowsCard>
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
