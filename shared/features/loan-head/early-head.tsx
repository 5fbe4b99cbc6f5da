import type { Slots } from '../../island/record-slots.ts'
import { EarlyTone } from './head-tone.tsx'
import { LoanHead } from './loan-head.tsx'

interface EarlyHeadProps {
  slots: Slots
  label: string
  amount: string
}

/** Filled by `date`, its label, `late` or `left`, and a tone's name. */
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
  late: slots.optionalText('late'),
  left: slots.optionalText('left')
})
