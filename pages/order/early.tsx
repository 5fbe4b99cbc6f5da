import { orderRowsWire, orderWire } from '../../shared/api/wire.ts'
import { placeOf, placesOf } from '../../shared/lib/places.ts'
import { orderMessages as messages } from '../../shared/messages/order.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { StatusBanner } from '../../shared/ui/status-banner/status-banner.tsx'
import { OrderFacts } from './facts.tsx'

/** An order that leads elsewhere is never shown. */
export const unless = orderWire.nextUrl

const order = placesOf(orderWire)
const rows = `${orderWire.rows}.${orderRowsWire.detail}[]`
const row = { text: placeOf(`${rows}.text`), value: placeOf(`${rows}.value`) }

/** What every order shows, whatever its status. */
export function Early() {
  return (
    <PageFrame
      title={messages.title}
      hero={<StatusBanner title={order.noticeTitle} text={order.noticeText} />}
    >
      <OrderFacts logo="" name={order.productName} rows={[row]} />
    </PageFrame>
  )
}
