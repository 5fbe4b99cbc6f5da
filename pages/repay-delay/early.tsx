import { extensionMessages } from '#messages/extension.ts'
import { EarlyRepayment } from '../../shared/features/repayment/early-repayment.tsx'
import { WaitingBar, WaitingWay } from '../../shared/features/repayment/waiting-parts.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'

export function Early({ slots }: { slots: Slots }) {
  const delay = slots.within('delay')
  return (
    <EarlyRepayment
      slots={slots}
      title={extensionMessages.title}
      label={delay.text('title')}
      amount={delay.text('amount')}
    >
      <WaitingWay slow={false} />
      <WaitingBar>
        <p className="repayment_reminder">{slots.text('reminder')}</p>
      </WaitingBar>
    </EarlyRepayment>
  )
}
