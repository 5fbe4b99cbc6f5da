import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { confirmationMessages as messages, offerMessages } from '#messages/confirmation.ts'
import type { NewOffer } from '../../shared/api/confirmation-new.ts'
import { OfferCards } from '../../shared/features/loan-offer/offer-cards.tsx'
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
      renderOffer={offer => (
        <OfferCards
          offer={offer}
          rowsTitle={messages.newInformation}
          planTitle={messages.newPlan}
        />
      )}
      renderPopup={offer => (
        <OfferPopup offer={offer} popups={store.popups}>
          <Promotion offer={offer} store={store} />
        </OfferPopup>
      )}
    />
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
      closable={common.close}
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
