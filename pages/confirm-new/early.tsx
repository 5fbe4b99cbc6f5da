import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { EarlyOffer, offerSlots } from '../../shared/features/loan-offer/early-offer.tsx'
import { OfferCards } from '../../shared/features/loan-offer/offer-cards.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'

export function Early({ slots }: { slots: Slots }) {
  const offer = offerSlots(slots)
  return (
    <EarlyOffer slots={slots} offer={offer} button={slots.text('button')}>
      <OfferCards offer={offer} rowsTitle={messages.newInformation} planTitle={messages.newPlan} />
    </EarlyOffer>
  )
}
