import { optionalPlaceOf } from '../../shared/lib/places.ts'
import { confirmationMessages as messages } from '../../shared/messages/confirmation.ts'
import { EarlyCost, EarlyOffer, placedOffer } from '../../shared/ui/loan-offer/early-offer.tsx'
import { offeredProduct, PlanCard, RowsCard } from '../../shared/ui/loan-offer/offer-cards.tsx'

const facts = [
  { text: messages.term, value: optionalPlaceOf('term') },
  { text: messages.interest, value: optionalPlaceOf('rateText') }
]

export function Early() {
  return (
    <EarlyOffer facts={facts} button={messages.loan}>
      <EarlyCost />
      <RowsCard title={messages.information} offer={placedOffer}>
        {offeredProduct(placedOffer)}
      </RowsCard>
      <PlanCard title={messages.plan} offer={placedOffer} />
    </EarlyOffer>
  )
}
