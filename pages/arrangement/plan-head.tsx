import { useStore } from '@nanostores/react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { dueMessages } from '#messages/repayment.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { dateLabelOf } from '../../shared/features/loan-head/date-label.ts'
import { HeadTone } from '../../shared/features/loan-head/head-tone.tsx'
import { LoanHead, WaitingHead } from '../../shared/features/loan-head/loan-head.tsx'
import { toneOfDate } from '../../shared/features/loan-head/tone.ts'
import { paymentsOf } from './payments-of.ts'
import type { ArrangementPage, Debt } from './store.ts'

interface PlanHeadProps {
  plan: QuotedOption
  isAgreed: boolean
  store: ArrangementPage
}

interface DebtHeadProps {
  /** Undefined while it is asked for. */
  debt: Debt | undefined
}

/** Empty where the debt is not known. */
export function DebtHead({ debt }: DebtHeadProps) {
  if (!debt) return <WaitingHead label={messages.owed} />
  const { amount, date } = debt
  if (!amount) return null
  return (
    <>
      <HeadTone tone={toneOfDate(date, marketTime())} />
      <LoanHead
        label={messages.owed}
        amount={amount}
        date={date}
        dateLabel={dateLabelOf(date, marketTime())}
        late=""
        left=""
      />
    </>
  )
}

/** The next payment of a running plan, or the first one of an offer, which leaves the loan as due as it was. */
export function PlanHead({ plan, isAgreed, store }: PlanHeadProps) {
  const owed = useStore(store.$owed)
  const debt = useStore(store.$debt)
  const payments = isAgreed ? plan.schedule : paymentsOf(plan)
  const firstLabel = payments.length > 1 ? messages.firstPayment : messages.inAll
  const [next] = payments
  const { date = '' } = next ?? {}
  const dueDate = isAgreed ? date : (debt?.date ?? '')
  return (
    <>
      <HeadTone tone={toneOfDate(dueDate, marketTime())} />
      <LoanHead
        label={isAgreed ? messages.nextPayment : firstLabel}
        amount={moneyText(next?.minor, '', [owed])}
        date={date}
        dateLabel={dueMessages.date}
        late=""
        left=""
      />
    </>
  )
}
