import { useStore } from '@nanostores/react'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Repayment } from '../../api/repayment.ts'
import { marketTime } from '../../context/market-time.ts'
import { noAmount } from '../../loan/no-amount.ts'
import type { NextPayment } from '../arrangement/arrangement-part.tsx'
import { type DueHead, dueHead } from '../loan-head/due-head.ts'
import { HeadTone } from '../loan-head/head-tone.tsx'
import { LoanHead } from '../loan-head/loan-head.tsx'
import { OptionsJumpSlot } from '../options/lazy-options.tsx'
import { hasPaid } from '../payments/loan-page.ts'
import type { RepaymentStore } from './store.ts'

interface RepaymentHeadProps {
  store: RepaymentStore
  repayment: Repayment
}

/** A running plan asks for less by its date than the amount of the page. */
function planHead({ label, amount, date }: NextPayment, isPaid: boolean): DueHead {
  const due = dueHead({ date, rows: [] }, marketTime(), isPaid)
  // A payment that is late is not the next one.
  const dateLabel = due.tone === 'late' ? `${amount} · ${due.dateLabel}` : `${label} ${amount} ·`
  return { ...due, dateLabel }
}

export function RepaymentHead({ store, repayment }: RepaymentHeadProps) {
  const { kind, payments } = store
  const amount = useStore(store.$amount)
  const choice = useStore(store.$choice)
  const next = useStore(store.$next)
  const money = useStore(payments.$money)
  const isPaid = hasPaid(money)
  const isOfPlan = kind === 'instalment' && money !== 'paid' && next && next.amount !== amount
  const { tone, ...due } = isOfPlan
    ? planHead(next, isPaid)
    : dueHead(repayment, marketTime(), isPaid)
  const outcome = isPaid ? undefined : choice?.outcome
  const ownLabel = (kind === 'extension' && repayment.delay?.title) || messages.amount
  return (
    <>
      <HeadTone tone={tone} />
      {kind === 'instalment' && tone !== 'paid' && <OptionsJumpSlot page={store} />}
      <LoanHead
        label={choice?.label || ownLabel}
        amount={choice?.problem && !isPaid ? noAmount : amount}
        {...due}
        {...outcome}
      />
    </>
  )
}
