import { complaintWire } from '../../shared/api/wire/complaint.ts'
import { neededPlaceOf, optionalPlaceOf, placeOf } from '../../shared/lib/places.ts'
import { complaintDetailMessages as messages } from '../../shared/messages/complaint.ts'
import { Needs } from '../../shared/ui/needs/needs.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Answer, Result } from './answer.tsx'
import { Reported } from './reported.tsx'

/** An answered complaint without photos: those would push the answer down. */
const needs = [neededPlaceOf(complaintWire.id, '[\\w-]+'), neededPlaceOf(complaintWire.images, '')]

/** What was said and answered. The answer's photos and the rating come below, with React. */
export function Early() {
  return (
    <PageFrame title={messages.title}>
      <Reported
        id={placeOf(complaintWire.id)}
        type={optionalPlaceOf(complaintWire.type)}
        sonType={optionalPlaceOf(complaintWire.sonType)}
        content={placeOf(complaintWire.content)}
      />
      <Result>
        <Answer agent={optionalPlaceOf(complaintWire.agent)} reply={placeOf(complaintWire.reply)} />
      </Result>
      <Needs places={needs} />
    </PageFrame>
  )
}
