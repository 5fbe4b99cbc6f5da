import { useStore } from '@nanostores/react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import type { Debt } from '../../shared/features/arrangement/without-payment.tsx'
import { dueHead } from '../../shared/features/loan-head/due-head.ts'
import { HeadTone } from '../../shared/features/loan-head/head-tone.tsx'
import { LoanHead, WaitingHead } from '../../shared/features/loan-head/loan-head.tsx'
import { hasPaid } from '../../shared/features/payments/loan-page.ts'
import type { ArrangementPage } from './store.ts'

interface HeadProps extends Omit<Debt, 'rows'> {
  label: string
  isPaid?: boolean
}

function Head({ label, amount, date, isPaid }: HeadProps) {
  const { tone, ...due } = dueHead({ date, rows: [] }, marketTime(), isPaid)
  return (
    <>
      <HeadTone tone={tone} />
      <LoanHead label={label} amount={amount} {...due} />
    </>
  )
}

interface DebtHeadProps {
  /** Undefined while it is asked for. */
  debt: Debt | undefined
}

/** Empty where the debt is not known. */
export function DebtHead({ debt }: DebtHeadProps) {
  if (!debt) return <WaitingHead label={messages.owed} />
  return debt.amount ? <Head label={messages.owed} {...debt} /> : null
}

interface PlanHeadProps {
  plan: QuotedOption
  store: ArrangementPage
}

export function PlanHead({ plan, store }: PlanHeadProps) {
  const owed = useStore(store.$owed)
  const isPaid = hasPaid(useStore(store.payments.$money))
  const { minor, date = '' } = plan.schedule[0] ?? {}
  const amount = moneyText(minor, '', [owed])
  return <Head label={messages.nextPayment} {...{ amount, date, isPaid }} />
}
