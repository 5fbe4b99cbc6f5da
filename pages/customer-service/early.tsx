import { contactWire } from '../../shared/api/wire/complaint.ts'
import { optionalPlaceOf, placeOf } from '../../shared/lib/places.ts'
import { customerServiceMessages as messages } from '../../shared/messages/customer-service.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Rest, WaysCard } from './cards.tsx'
import { WayList } from './way-list.tsx'

const open = () => {}

/** The ways to write. Where there is none but the phone, the page says so itself. */
export function Early() {
  return (
    <PageFrame title={messages.title}>
      <WaysCard>
        <WayList
          ways={[
            { kind: 'messaging', value: optionalPlaceOf(contactWire.messaging), open },
            { kind: 'email', value: placeOf(contactWire.email), open }
          ]}
        />
      </WaysCard>
      <Rest />
    </PageFrame>
  )
}
