import { orderWire } from '../../shared/api/wire.ts'
import { neededPlaceOf } from '../../shared/lib/places.ts'
import { productMessages as messages } from '../../shared/messages/products.ts'
import { Needs } from '../../shared/ui/needs/needs.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { EarlyRecommended } from '../../shared/ui/recommended/early-recommended.tsx'

export function Early() {
  return (
    <PageFrame title={messages.title}>
      <EarlyRecommended titled={false} list={orderWire.products} />
      <Needs places={[neededPlaceOf(orderWire.status, '\\d{1,15}')]} />
    </PageFrame>
  )
}
