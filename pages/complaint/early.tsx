import { complaintMessages } from '#messages/complaint.ts'
import { rowSlots, type Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Intro, Mine } from './intro.tsx'
import { AllOrders, OrderFacts } from './order-facts.tsx'
import { TypeList } from './types.tsx'

const wait = () => {}

export function Early({ slots }: { slots: Slots }) {
  const order = slots.within('order')
  const title = slots.each('types').text('title')
  return (
    <PageFrame title={complaintMessages.title} hero={<Intro />}>
      <OrderFacts
        order={{
          productLogo: '',
          productName: order.text('productName'),
          status: order.text('status'),
          rows: [rowSlots(order.each('rows'))]
        }}
      >
        <div>
          {slots.condition('others')}
          <AllOrders onOpen={wait} />
        </div>
      </OrderFacts>
      <TypeList
        choices={{ types: [{ title, value: '' }], subTypes: [], type: ' ', subType: '' }}
        onType={wait}
        onSubType={wait}
      />
      <Mine onOpen={wait} />
    </PageFrame>
  )
}
