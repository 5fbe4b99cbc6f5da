import { useStore } from '@nanostores/react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { optionMessages } from '#messages/options.ts'
import { dueMessages } from '#messages/repayment.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { dateLabelOf } from '../../shared/features/loan-head/date-label.ts'
import { LoanHead, WaitingHead } from '../../shared/features/loan-head/loan-head.tsx'
import { endOfOption, totalOf } from '../../shared/loan/options/pay-option.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import type { ArrangementPage, Debt } from './store.ts'

interface PlanHeadProps {
  plan: QuotedOption
  isAgreed: boolean
  store: ArrangementPage
}

interface DebtHeadProps {
  /** As in the store. */
  debt: Debt | undefined
}

/** Where the debt is not known, the head says who reads this. */
export function DebtHead({ debt }: DebtHeadProps) {
  if (!debt) return <WaitingHead label={messages.owed} />
  const { amount, date } = debt
  if (!amount) return <p>{messages.private}</p>
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

/** An offer's sum and last day; the next payment of a running plan. */
export function PlanHead({ plan, isAgreed, store }: PlanHeadProps) {
  const owed = useStore(store.$owed)
  const [next] = plan.schedule
  const count = plan.schedule.length
  const money = (minor: number | undefined) => moneyText(minor, '', [owed])
  if (isAgreed) {
    return (
      <LoanHead
        label={messages.nextPayment}
        amount={money(next?.minor)}
        date={next?.date ?? ''}
        dateLabel={dueMessages.date}
        late=""
        left=""
      />
    )
  }
  return (
    <LoanHead
      label={messages.inAll}
      amount={money(totalOf(plan))}
      date={endOfOption(plan)}
      dateLabel={optionMessages.over}
      late=""
      left={count > 1 ? formatMessage(optionMessages.laterIn, { count }) : ''}
    />
  )
}
