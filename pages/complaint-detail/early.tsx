import { complaintDetailMessages } from '#messages/complaint.ts'
import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Slots } from '../../shared/island/record-slots.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { Fold } from '../../shared/ui/fold/fold.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Messages } from './conversation.tsx'
import { Stage } from './stage.tsx'

export function Early({ slots }: { slots: Slots }) {
  const optional = slots.optionalText
  const answer = {
    from: 'us' as const,
    name: optional('name'),
    time: optional('time'),
    text: optional('text'),
    images: []
  }
  return (
    <PageFrame title={complaintDetailMessages.title} hero={<Stage text={slots.text('stage')} />}>
      <Card title={messages.conversation}>
        <div>
          {slots.condition('text')}
          <Fold title={optional('earlier')}>{null}</Fold>
          <Messages messages={[answer]} />
        </div>
        <Skeleton lines={3} />
      </Card>
    </PageFrame>
  )
}
