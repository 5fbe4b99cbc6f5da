import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { OfferCards } from '../../shared/features/loan-offer/offer-cards.tsx'
import { OfferPage } from '../../shared/features/loan-offer/offer-page.tsx'
import { OfferPopup } from '../../shared/features/loan-offer/offer-popup.tsx'
import type { ConfirmPage } from './store.ts'

export function Page({ store }: { store: ConfirmPage }) {
  return (
    <OfferPage
      store={store}
      button={messages.loan}
      renderOffer={offer => (
        <OfferCards offer={offer} rowsTitle={messages.information} planTitle={messages.plan} />
      )}
      renderPopup={offer => <OfferPopup offer={offer} popups={store.popups} />}
    />
  )
}
