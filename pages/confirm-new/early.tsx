import { optionalPlaceOf, placeOf } from '../../shared/lib/places.ts'
import { confirmationMessages as messages } from '../../shared/messages/confirmation.ts'
import { EarlyCost, EarlyOffer, placedOffer } from '../../shared/ui/loan-offer/early-offer.tsx'
import { offeredProduct, PlanCard, RowsCard } from '../../shared/ui/loan-offer/offer-cards.tsx'

const facts = [{ text: messages.repaymentDate, value: optionalPlaceOf('date') }]

export function Early() {
  return (
    <EarlyOffer facts={facts} button={placeOf('button')}>
      <section className="card">{offeredProduct(placedOffer)}</section>
      <EarlyCost />
      <RowsCard title={messages.newInformation} offer={placedOffer} />
      <PlanCard title={messages.newPlan} offer={placedOffer} />
    </EarlyOffer>
  )
}
