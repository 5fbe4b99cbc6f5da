import { useStore } from '@nanostores/react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { dueMessages } from '#messages/repayment.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { dateLabelOf } from '../../shared/features/loan-head/date-label.ts'
import { LoanHead, WaitingHead } from '../../shared/features/loan-head/loan-head.tsx'
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
    <LoanHead
      label={messages.owed}
      amount={amount}
      date={date}
      dateLabel={dateLabelOf(date, marketTime())}
      late=""
      left=""
    />
  )
}

/** The next payment of a running plan, the first one of an offer. */
export function PlanHead({ plan, isAgreed, store }: PlanHeadProps) {
  const owed = useStore(store.$owed)
  const payments = isAgreed ? plan.schedule : paymentsOf(plan)
  const firstLabel = payments.length > 1 ? messages.firstPayment : messages.inAll
  const [next] = payments
  return (
    <LoanHead
      label={isAgreed ? messages.nextPayment : firstLabel}
      amount={moneyText(next?.minor, '', [owed])}
      date={next?.date ?? ''}
      dateLabel={dueMessages.date}
      late=""
      left=""
    />
  )
}
