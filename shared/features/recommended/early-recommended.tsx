import type { Slots } from '../../island/record-slots.ts'
import { ProductCard } from './product-card.tsx'
import { RecommendedCard, withTags } from './recommended.tsx'

interface EarlyRecommendedProps {
  slots: Slots
  titled?: boolean
}

/** The products that show tags, if all can be opened; the others come with React. */
export function EarlyRecommended({ slots, titled }: EarlyRecommendedProps) {
  const entry = slots.each('products', withTags)
  const product = {
    logo: '',
    name: entry.text('name'),
    buttonText: entry.text('buttonText'),
    amount: entry.optionalText('amount'),
    amountLabel: entry.text('amountLabel'),
    rate: entry.optionalText('rate'),
    rateLabel: entry.text('rateLabel'),
    enabled: true,
    tags: [entry.each('tags').entry()],
    lender: entry.optionalText('lender'),
    factsUrl: ''
  }
  entry.require('enabled', 'one')
  entry.require('id', 'id')
  entry.require('factsUrl', 'empty')
  return (
    <RecommendedCard titled={titled}>
      <ul>
        <ProductCard product={product} showsTags onOpen={() => {}} />
      </ul>
    </RecommendedCard>
  )
}
