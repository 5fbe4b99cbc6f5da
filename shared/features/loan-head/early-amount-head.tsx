import type { Slots } from '../../island/record-slots.ts'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { AmountHead, amountId } from './amount-head.tsx'
import { datesOf } from './early-head.tsx'
import { EarlyTone } from './head-tone.tsx'

interface EarlyAmountHeadProps {
  slots: Slots
  label: string
  amount: string
}

/** Filled like `EarlyHead`. */
export function EarlyAmountHead({ slots, label, amount }: EarlyAmountHeadProps) {
  return (
    <>
      <EarlyTone slots={slots} />
      <AmountHead label={label} amount={amount} dates={datesOf(slots)}>
        <CopyButton text={amount} what={label} shownIn={amountId} iconOnly />
      </AmountHead>
    </>
  )
}
