import { complaintDetailMessages } from '#messages/complaint.ts'
import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Slots } from '../../shared/island/record-slots.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { Fold } from '../../shared/ui/fold/fold.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Message } from './conversation.tsx'
import { Stage } from './stage.tsx'

/** One of each; the early answer leaves that of the writer. */
function MessageSlots({ slots }: { slots: Slots }) {
  return (['you', 'us'] as const).map(from => {
    const optional = slots.optionalText
    const [name, time, text] = [optional('name'), optional('time'), optional('text')]
    return (
      <Message key={from} message={{ from, name, time, text, images: [] }}>
        {slots.condition(from)}
      </Message>
    )
  })
}

export function Early({ slots }: { slots: Slots }) {
  return (
    <PageFrame
      title={complaintDetailMessages.title}
      hero={<Stage text={slots.text('stage')} next={slots.condition('namesOffice')} />}
    >
      <Card title={messages.conversation}>
        <div>
          {slots.condition('isComplete')}
          <div className="conversation_earlier">
            <Fold title={slots.optionalText('earlier')}>{null}</Fold>
          </div>
          <ol className="conversation">
            <li>
              <MessageSlots slots={slots.each('messages')} />
            </li>
          </ol>
        </div>
        <Skeleton lines={3} />
      </Card>
    </PageFrame>
  )
}
