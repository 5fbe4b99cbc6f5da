import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { EarlyCost, EarlyOffer, offerSlots } from '../../shared/features/loan-offer/early-offer.tsx'
import {
  offeredProduct,
  PlanCard,
  RowsCard
} from '../../shared/features/loan-offer/offer-cards.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'
import { Card } from '../../shared/ui/card/card.tsx'

export function Early({ slots }: { slots: Slots }) {
  const offer = offerSlots(slots)
  const facts = [{ text: messages.repaymentDate, value: slots.optionalText('date') }]
  return (
    <EarlyOffer slots={slots} facts={facts} button={slots.text('button')}>
      <Card>{offeredProduct(offer)}</Card>
      <EarlyCost slots={slots} offer={offer} />
      <RowsCard title={messages.newInformation} offer={offer} />
      <PlanCard title={messages.newPlan} offer={offer} />
    </EarlyOffer>
  )
}
