import { complaintOrderWire, complaintRowWire } from '../../shared/api/wire/complaint.ts'
import { optionalPlaceOf, placeOf } from '../../shared/lib/places.ts'
import { complaintMessages } from '../../shared/messages/complaint.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Intro } from './intro.tsx'
import { AllOrders, OrderFacts } from './order-facts.tsx'
import { TypeList } from './types.tsx'

const inOrder = (path: string) => placeOf(`order.${path}`)
const inRow = (path: string) => inOrder(`${complaintOrderWire.rows}[].${path}`)

const order = {
  productLogo: '',
  productName: inOrder(complaintOrderWire.productName),
  status: inOrder(complaintOrderWire.status),
  rows: [{ text: inRow(complaintRowWire.text), value: inRow(complaintRowWire.value) }]
}

const type = { title: placeOf('types[].title'), value: 'each' }

const open = () => {}

/** The order and what can be complained of, with nothing chosen yet. */
export function Early() {
  return (
    <PageFrame title={complaintMessages.title} hero={<Intro onMine={open} />}>
      <OrderFacts order={order}>
        <AllOrders onOpen={open}>
          <span hidden>{optionalPlaceOf('others')}</span>
        </AllOrders>
      </OrderFacts>
      <TypeList
        choices={{ types: [type], sonTypes: [], type: '', sonType: '' }}
        onType={open}
        onSonType={open}
      />
    </PageFrame>
  )
}
