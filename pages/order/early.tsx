import { orderRowsWire, orderWire } from '../../shared/api/wire.ts'
import { neededPlaceOf, placesOf, rowOf } from '../../shared/lib/places.ts'
import { orderMessages as messages } from '../../shared/messages/order.ts'
import { LoanFacts } from '../../shared/ui/loan-facts/loan-facts.tsx'
import { Needs } from '../../shared/ui/needs/needs.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { StatusBanner } from '../../shared/ui/status-banner/status-banner.tsx'

const order = placesOf(orderWire)
const row = rowOf(`${orderWire.rows}.${orderRowsWire.detail}`)

/** Of an order that has a status, and leads nowhere else. */
const needs = [neededPlaceOf(orderWire.nextUrl, ''), neededPlaceOf(orderWire.status, '\\d+')]

/** What every order shows, whatever its status. */
export function Early() {
  return (
    <PageFrame
      title={messages.title}
      hero={<StatusBanner title={order.noticeTitle} text={order.noticeText} />}
    >
      <LoanFacts logo="" name={order.productName} rows={[row]} />
      <Needs places={needs} />
    </PageFrame>
  )
}
