import { productWire as wire } from '../../api/wire.ts'
import { neededPlaceOf, optionalPlaceOf, placeOf } from '../../lib/places.ts'
import { Needs } from '../needs/needs.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { RecommendedCard, withTags } from './recommended.tsx'

interface EarlyRecommendedProps {
  titled?: boolean
  /** The path of the products. */
  list: string
}

/**
 * The first products, if they can be opened and are whole: those that show their tags. The rest
 * comes below them, with React.
 */
export function EarlyRecommended({ titled, list }: EarlyRecommendedProps) {
  const entry = `${list}[${withTags}]`
  const product = {
    logo: '',
    name: placeOf(`${entry}.${wire.name}`),
    buttonText: placeOf(`${entry}.${wire.buttonText}`),
    amount: optionalPlaceOf(`${entry}.${wire.amount}`),
    amountLabel: placeOf(`${entry}.${wire.amountLabel}`),
    rate: optionalPlaceOf(`${entry}.${wire.rate}`),
    rateLabel: placeOf(`${entry}.${wire.rateLabel}`),
    enabled: true,
    tags: [placeOf(`${entry}.${wire.tags}[]`)]
  }
  const needs = [
    neededPlaceOf(`${entry}.${wire.enabled}`, '1'),
    neededPlaceOf(`${entry}.${wire.id}`, '[\\w-]+')
  ]
  return (
    <RecommendedCard titled={titled}>
      <ul>
        <ProductCard product={product} showsTags onOpen={() => {}} />
      </ul>
      <Needs places={needs} />
    </RecommendedCard>
  )
}
