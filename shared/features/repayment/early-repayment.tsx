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
      date={slots.optionalText('date')}
      late={slots.optionalText('late')}
      left={slots.optionalText('left')}
    />
  )
  const row = slots.each('detail', collapsedRows)
  return (
    <PageFrame title={title} hero={due}>
      <ServerNotice text={slots.optionalText('notice')} />
      <LoanFacts logo="" name={slots.text('productName')} rows={[rowSlots(row)]} />
      <WaitingBar />
    </PageFrame>
  )
}
