import { EarlyRecommended } from '../../shared/features/recommended/early-recommended.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'
import { FailureFrame } from './failure-frame.tsx'

export function Early({ slots }: { slots: Slots }) {
  return (
    <FailureFrame notice={slots.optionalText('notice')} error={slots.text('error')}>
      <EarlyRecommended slots={slots} />
    </FailureFrame>
  )
}
