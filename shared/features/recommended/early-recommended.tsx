import { productWire as wire } from '../../api/wire.ts'
import type { Slots } from '../../island/record-slots.ts'
import { ProductCard } from './product-card.tsx'
import { RecommendedCard, withTags } from './recommended.tsx'

interface EarlyRecommendedProps {
  slots: Slots
  titled?: boolean
  list: string
}

/** The products that show tags, if all can be opened; the others come with React. */
export function EarlyRecommended({ slots, titled, list }: EarlyRecommendedProps) {
  const entry = slots.each(list, withTags)
  const product = {
    logo: '',
    name: entry.text(wire.name),
    buttonText: entry.text(wire.buttonText),
    amount: entry.optionalText(wire.amount),
    amountLabel: entry.text(wire.amountLabel),
    rate: entry.optionalText(wire.rate),
    rateLabel: entry.text(wire.rateLabel),
    enabled: true,
    tags: [entry.each(wire.tags).entry()],
    lender: entry.optionalText(wire.lender),
    factsUrl: ''
  }
  entry.require(wire.enabled, 'one')
  entry.require(wire.id, 'id')
  entry.require(wire.factsUrl, 'empty')
  return (
    <RecommendedCard titled={titled}>
      <ul>
        <ProductCard product={product} showsTags onOpen={() => {}} />
      </ul>
    </RecommendedCard>
  )
}
