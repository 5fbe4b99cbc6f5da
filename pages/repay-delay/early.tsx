import { extensionMessages as messages } from '#messages/extension.ts'
import { EarlyHead } from '../../shared/features/loan-head/early-head.tsx'
import { WaitingBar, WaitingWay } from '../../shared/features/repayment/waiting-parts.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'
import { EarlyLink } from '../../shared/ui/button/early-link.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Compare } from './compare.tsx'
import { EffectCard } from './effect-card.tsx'

export function Early({ slots }: { slots: Slots }) {
  const delay = slots.within('delay')
  return (
    <PageFrame
      title={messages.title}
      hero={<EarlyHead slots={slots} label={delay.text('title')} amount={delay.text('amount')} />}
    >
      <EarlyCompare slots={slots} />
      <WaitingWay slow={false} isPlain />
      <WaitingBar
        note={<p className="repayment_reminder">{slots.text('reminder')}</p>}
        other={
          <div>
            {slots.condition('paysAll')}
            <EarlyLink to="repay.html" variant="secondary" hint={slots.optionalText('amount')}>
              {messages.payAll}
            </EarlyLink>
          </div>
        }
      />
    </PageFrame>
  )
}

/** Without one of its texts React shows all of it. */
function EarlyCompare({ slots }: { slots: Slots }) {
  const own = slots.within('effect')
  const effect = {
    now: own.optionalText('now'),
    owed: own.optionalText('owed'),
    nextDate: own.optionalText('nextDate'),
    inAll: own.optionalText('inAll')
  }
  return (
    <div>
      <EffectCard title={slots.optionalText('title')} nextDate={effect.nextDate}>
        <Compare all={slots.optionalText('amount')} effect={effect} />
      </EffectCard>
    </div>
  )
}
