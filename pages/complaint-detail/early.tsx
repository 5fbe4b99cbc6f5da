import { complaintWire } from '../../shared/api/wire/complaint.ts'
import { optionalPlaceOf, placeOf } from '../../shared/lib/places.ts'
import { complaintDetailMessages as messages } from '../../shared/messages/complaint.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Reported } from './reported.tsx'

/** What was complained of. Its photos and the answer come with React. */
export function Early() {
  return (
    <PageFrame title={messages.title}>
      <Reported
        type={optionalPlaceOf(complaintWire.type)}
        sonType={optionalPlaceOf(complaintWire.sonType)}
        content={placeOf(complaintWire.content)}
      />
    </PageFrame>
  )
}
