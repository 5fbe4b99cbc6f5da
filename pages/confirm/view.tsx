import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Offer } from '../../shared/api/offer.ts'
import {
  offeredProduct,
  PlanCard,
  RowsCard
} from '../../shared/features/loan-offer/offer-cards.tsx'
import { OfferPage } from '../../shared/features/loan-offer/offer-page.tsx'
import { OfferPopup } from '../../shared/features/loan-offer/offer-popup.tsx'
import type { ConfirmPage } from './store.ts'

export function Page({ store }: { store: ConfirmPage }) {
  return (
    <OfferPage
      store={store}
      button={messages.loan}
      renderOffer={offer => <OfferCards offer={offer} />}
      renderPopup={offer => <OfferPopup offer={offer} popups={store.popups} />}
    />
  )
}

function OfferCards({ offer }: { offer: Offer }) {
  return (
    <>
      <RowsCard title={messages.information} offer={offer}>
        {offeredProduct(offer)}
      </RowsCard>
      <PlanCard title={messages.plan} offer={offer} />
    </>
  )
}
