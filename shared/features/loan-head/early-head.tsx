import type { Slots } from '../../island/record-slots.ts'
import { EarlyTone } from './head-tone.tsx'
import { LoanHead } from './loan-head.tsx'

interface EarlyHeadProps {
  slots: Slots
  label: string
  amount: string
}

/** Filled by `date`, its label, `standing` and `cost`, and a tone's name. */
export function EarlyHead({ slots, label, amount }: EarlyHeadProps) {
  return (
    <>
      <EarlyTone slots={slots} />
      <LoanHead label={label} amount={amount} {...datesOf(slots)} />
    </>
  )
}

export const datesOf = (slots: Slots) => ({
  dateLabel: slots.text('dateLabel'),
  date: slots.optionalText('date'),
  standing: slots.optionalText('standing'),
  cost: slots.optionalText('cost')
})
