import type { ReactNode } from 'react'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { ActionBar } from '../../ui/action-bar/action-bar.tsx'
import { WaitingButton } from '../../ui/button/waiting-button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'

export const collapsedRows = 2

/** Where it `isPlain` it is as high as a way with a name alone. */
export function WaitingWay({ slow, isPlain = false }: { slow: boolean; isPlain?: boolean }) {
  return (
    <Card className={isPlain ? 'pay-way' : 'pay-way is-waiting'}>
      <div className="pay-way_head skeleton" aria-hidden="true">
        <span className="picture is-small" />
        <span className="pay-way_text">
          <span className="pay-way_label">{messages.method}</span>
          <span className="skeleton_bar" />
        </span>
      </div>
      {!isPlain && <Skeleton lines={2} slow={slow} />}
    </Card>
  )
}

interface WaitingBarProps {
  /** An early answer shows it only with this value (`slots.condition`). */
  condition?: string | undefined
  note?: ReactNode
  other?: ReactNode
}

export function WaitingBar({ condition, note, other }: WaitingBarProps) {
  return (
    <ActionBar condition={condition}>
      {note}
      <div className="repayment_acts">
        {other}
        <WaitingButton why={messages.stillLoading}>{messages.pay}</WaitingButton>
      </div>
    </ActionBar>
  )
}
