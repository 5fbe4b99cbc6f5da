import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import { disputeMessages } from '#messages/dispute.ts'
import type { Slots } from '../../shared/island/record-slots.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Answer, Result } from './answer.tsx'
import { Clock } from './clock.tsx'
import { Said } from './conversation.tsx'
import { Waiting } from './exchange.tsx'
import { Reported } from './reported.tsx'

/** A conversation of one message, or a complaint with its one answer. */
export function Early({ slots }: { slots: Slots }) {
  return (
    <PageFrame title={messages.title} hero={<Clock>{slots.text('clock')}</Clock>}>
      <div>
        {slots.condition('talks')}
        <Card title={disputeMessages.conversation}>
          <ol className="conversation">
            <EarlyMessage slots={slots} from="ours" />
            <EarlyMessage slots={slots} from="yours" />
          </ol>
        </Card>
      </div>
      <div>
        {slots.condition('climbs')}
        <Card title={disputeMessages.title}>
          <p className="office_note">{disputeMessages.text}</p>
          <Skeleton lines={4} />
        </Card>
      </div>
      <div>
        {slots.condition('tells')}
        <Reported
          id={slots.optionalText('id')}
          order={slots.optionalText('order')}
          type={slots.optionalText('type')}
          subType={slots.optionalText('subType')}
          content={slots.optionalText('content')}
        />
      </div>
      <div>
        {slots.condition('waits')}
        <Result>
          <Waiting />
        </Result>
      </div>
      <div>
        {slots.condition('answers')}
        <Result>
          <Answer agent={slots.optionalText('agent')} reply={slots.optionalText('reply')} />
        </Result>
      </div>
    </PageFrame>
  )
}

function EarlyMessage({ slots, from }: { slots: Slots; from: 'ours' | 'yours' }) {
  const message = slots.within(from)
  return (
    <Said
      isOurs={from === 'ours'}
      name={message.optionalText('name')}
      time={message.optionalText('time')}
      text={message.optionalText('text')}
    >
      {slots.condition(`is-${from}`)}
    </Said>
  )
}
