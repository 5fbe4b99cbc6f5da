import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { EarlyCost, EarlyOffer, offerSlots } from '../../shared/features/loan-offer/early-offer.tsx'
import {
  offeredProduct,
  PlanCard,
  RowsCard
} from '../../shared/features/loan-offer/offer-cards.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'

export function Early({ slots }: { slots: Slots }) {
  const offer = offerSlots(slots)
  const facts = [
    { text: messages.term, value: slots.optionalText('term') },
    { text: messages.interest, value: slots.optionalText('rateText') }
  ]
  return (
    <EarlyOffer slots={slots} facts={facts} button={messages.loan}>
      <EarlyCost slots={slots} offer={offer} />
      <RowsCard title={messages.information} offer={offer}>
        {offeredProduct(offer)}
      </RowsCard>
      <PlanCard title={messages.plan} offer={offer} />
    </EarlyOffer>
  )
}
