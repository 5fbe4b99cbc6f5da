import { orderMessages as messages } from '#messages/order.ts'
import { orderRowsWire, orderWire } from '../../shared/api/wire.ts'
import { LoanFacts } from '../../shared/features/loan-facts/loan-facts.tsx'
import { rowSlots, type Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { StatusBanner } from '../../shared/ui/status-banner/status-banner.tsx'
import { EarlyActions } from './early-actions.tsx'

/** What every order shows, whatever its status, if it leads nowhere else. */
export function Early({ slots }: { slots: Slots }) {
  const order = slots.texts(orderWire)
  const row = slots.within(orderWire.rows).each(orderRowsWire.detail)
  slots.require(orderWire.nextUrl, 'empty')
  slots.require(orderWire.status, 'digits')
  return (
    <PageFrame
      title={messages.title}
      hero={<StatusBanner title={order.noticeTitle} text={order.noticeText} />}
    >
      <LoanFacts logo="" name={order.productName} rows={[rowSlots(row)]} />
      <EarlyActions slots={slots} />
    </PageFrame>
  )
}
