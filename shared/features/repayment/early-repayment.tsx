import { repaymentWire as wire } from '../../api/wire/repayment.ts'
import { rowSlots, type Slots } from '../../island/record-slots.ts'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { LoanFacts } from '../loan-facts/loan-facts.tsx'
import { collapsedRows, Due, ServerNotice, WaitingBar } from './parts.tsx'

interface EarlyRepaymentProps {
  slots: Slots
  title: string
  label: string
  amount: string
}

/** What is owed, as far as the answer says it as it is shown. The ways to pay come with React. */
export function EarlyRepayment({ slots, title, label, amount }: EarlyRepaymentProps) {
  const due = (
    <Due
      label={label}
      amount={amount}
      dateLabel={slots.text('dateLabel')}
      date={slots.optionalText(wire.date)}
      late={slots.optionalText('late')}
      left={slots.optionalText('left')}
    />
  )
  const row = slots.each(wire.detail, collapsedRows)
  return (
    <PageFrame title={title} hero={due}>
      <ServerNotice text={slots.optionalText(wire.notice)} />
      <LoanFacts logo="" name={slots.text(wire.productName)} rows={[rowSlots(row)]} />
      <WaitingBar />
    </PageFrame>
  )
}
