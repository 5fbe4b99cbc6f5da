import { jointLoginWire } from '../../shared/api/wire/joint-login.ts'
import { EarlyRecommended } from '../../shared/features/recommended/early-recommended.tsx'
import type { Slots } from '../../shared/island/record-slots.ts'
import { FailureFrame } from './failure-frame.tsx'

export function Early({ slots }: { slots: Slots }) {
  return (
    <FailureFrame
      notice={slots.optionalText(jointLoginWire.notice)}
      error={slots.optionalText(jointLoginWire.error)}
    >
      <EarlyRecommended slots={slots} list={jointLoginWire.products} />
    </FailureFrame>
  )
}
