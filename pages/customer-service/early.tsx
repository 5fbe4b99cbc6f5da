import { customerServiceMessages as messages } from '#messages/customer-service.ts'
import { ContactWayList } from '../../shared/features/contact-ways/contact-way-list.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { CallCard, HoursHead, Rest, WaysCard } from './cards.tsx'

const open = () => {}

/** Without any written way React shows the page. */
export function Early({ slots }: { slots: Slots }) {
  return (
    <PageFrame title={messages.title} hero={<HoursHead />}>
      <CallCard />
      <WaysCard>
        <ContactWayList
          ways={[
            { kind: 'messaging', value: slots.optionalText('messaging'), open },
            { kind: 'email', value: slots.text('email'), open }
          ]}
        />
      </WaysCard>
      <Rest />
    </PageFrame>
  )
}
