import { optionalPlaceOf, placeOf } from '../../shared/lib/places.ts'
import {
  complaintMessages,
  complaintNextMessages as messages
} from '../../shared/messages/complaint.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { AboutCard } from './about-card.tsx'

const change = () => {}

/** What it is about. The form comes with React, so that nothing is typed which it would not keep. */
export function Early() {
  return (
    <PageFrame title={complaintMessages.title}>
      <div className="complaint-next">
        <AboutCard
          tags={[placeOf('tags[]')]}
          orderNo={optionalPlaceOf('orderNo')}
          onChange={change}
        />
        <section className="card">
          <h2 className="card_title">{messages.description}</h2>
          <Skeleton lines={3} />
        </section>
      </div>
    </PageFrame>
  )
}
