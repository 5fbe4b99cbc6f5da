import { repaymentWire as wire } from '../../api/wire/repayment.ts'
import { rowSlots, type Slots } from '../../island/record-slots.ts'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { LoanFacts } from '../loan-facts/loan-facts.tsx'
import { EarlyTone } from '../loan-head/head-tone.tsx'
import { LoanHead } from '../loan-head/loan-head.tsx'
import { collapsedRows, ServerNotice, WaitingBar, WaitingWay } from './parts.tsx'

interface EarlyRepaymentProps {
  slots: Slots
  title: string
  label: string
  amount: string
  reminder?: string
}

/** What is owed, as far as the answer says it as it is shown. The ways to pay come with React. */
export function EarlyRepayment(props: EarlyRepaymentProps) {
  const { slots, title, label, amount, reminder } = props
  const head = (
    <>
      <EarlyTone slots={slots} />
      <LoanHead
        label={label}
        amount={amount}
        dateLabel={slots.text('dateLabel')}
        date={slots.optionalText(wire.date)}
        late={slots.optionalText('late')}
        left={slots.optionalText('left')}
      />
    </>
  )
  const row = slots.each(wire.detail, collapsedRows)
  return (
    <PageFrame title={title} hero={head}>
      <WaitingWay slow={false} />
      <ServerNotice text={slots.optionalText(wire.notice)} />
      <LoanFacts logo="" name={slots.text(wire.productName)} rows={[rowSlots(row)]} />
      <WaitingBar {...(reminder && { reminder })} />
    </PageFrame>
  )
}
