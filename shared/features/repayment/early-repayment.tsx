import type { Slots } from '../../island/record-slots.ts'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { EarlyTone } from '../loan-head/head-tone.tsx'
import { LoanHead } from '../loan-head/loan-head.tsx'
import { WaitingBar, WaitingWay } from './parts.tsx'

interface EarlyRepaymentProps {
  slots: Slots
  title: string
  label: string
  amount: string
  reminder?: string
}

/** How much, by when. The ways to pay come with React, and what stands below them, so that nothing moves. */
export function EarlyRepayment(props: EarlyRepaymentProps) {
  const { slots, title, label, amount, reminder } = props
  const head = (
    <>
      <EarlyTone slots={slots} />
      <LoanHead
        label={label}
        amount={amount}
        dateLabel={slots.text('dateLabel')}
        date={slots.optionalText('date')}
        late={slots.optionalText('late')}
        left={slots.optionalText('left')}
      />
    </>
  )
  return (
    <PageFrame title={title} hero={head}>
      <WaitingWay slow={false} />
      <WaitingBar {...(reminder && { reminder })} />
    </PageFrame>
  )
}
