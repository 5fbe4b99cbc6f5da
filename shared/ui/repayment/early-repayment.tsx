import { repaymentWire as wire } from '../../api/wire/repayment.ts'
import { optionalPlaceOf, placeOf, rowOf } from '../../lib/places.ts'
import { LoanFacts } from '../loan-facts/loan-facts.tsx'
import { PageFrame } from '../page-frame/page-frame.tsx'
import { collapsedRows, Due, Notice, WaitingBar } from './parts.tsx'

interface EarlyRepaymentProps {
  title: string
  label: string
  /** The path of the amount. */
  amount: string
}

/** What is owed, as far as the answer says it as it is shown. The ways to pay come with React. */
export function EarlyRepayment({ title, label, amount }: EarlyRepaymentProps) {
  const due = (
    <Due
      label={label}
      amount={placeOf(amount)}
      dateLabel={placeOf('dateLabel')}
      date={optionalPlaceOf(wire.date)}
    />
  )
  return (
    <PageFrame title={title} hero={due}>
      <Notice text={optionalPlaceOf(wire.notice)} />
      <LoanFacts
        logo=""
        name={placeOf(wire.productName)}
        rows={[rowOf(wire.detail, collapsedRows)]}
      />
      <WaitingBar />
    </PageFrame>
  )
}
