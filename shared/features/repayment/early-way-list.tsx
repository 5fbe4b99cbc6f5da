import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Slots } from '../../island/record-slots.ts'
import { ActionBar } from '../../ui/action-bar/action-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { RowList } from '../../ui/row-button/row-list.tsx'
import { choiceRing } from './choice-ring.tsx'
import { WaitingBar, WaitingWay } from './waiting-parts.tsx'
import { WayHead } from './way-head.tsx'

/** The way to pay and the first others, if the answer has only the names of those. */
export function EarlyWays({ slots }: { slots: Slots }) {
  return (
    <>
      <div>
        {slots.condition('waits')}
        <WaitingWay slow={false} />
      </div>
      <div>
        {slots.condition('knows')}
        <Card className="pay-way">
          <WayHead logo="" name={slots.optionalText('way')} />
        </Card>
      </div>
      <div>
        {slots.condition('knows')}
        <RowList title={messages.otherWays}>
          <EarlyWay slots={slots} name="first" />
          <EarlyWay slots={slots} name="second" />
          <EarlyWay slots={slots} name="third" />
          <div>
            <RowButton>{slots.optionalText('all')}</RowButton>
          </div>
        </RowList>
      </div>
      <WaitingBar condition={slots.condition('waits')} />
      <ActionBar condition={slots.condition('knows')}>
        <Button hint={slots.optionalText('pays')}>{messages.pay}</Button>
      </ActionBar>
    </>
  )
}

function EarlyWay({ slots, name }: { slots: Slots; name: string }) {
  return (
    <div>
      <RowButton icon={<Picture source="" size="small" />} mark={choiceRing}>
        {slots.optionalText(name)}
      </RowButton>
    </div>
  )
}
