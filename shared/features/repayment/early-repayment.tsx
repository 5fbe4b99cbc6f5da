import type { ReactNode } from 'react'
import type { Slots } from '../../island/record-slots.ts'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { EarlyTone } from '../loan-head/head-tone.tsx'
import { LoanHead } from '../loan-head/loan-head.tsx'

interface EarlyRepaymentProps {
  slots: Slots
  title: string
  label: string
  amount: string
  children: ReactNode
}

export function EarlyRepayment(props: EarlyRepaymentProps) {
  const { slots, title, label, amount, children } = props
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
      {children}
    </PageFrame>
  )
}
