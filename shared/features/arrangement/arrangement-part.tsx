import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { type Arrangement, fetchArrangement } from '../../api/arrangement.ts'
import { createResource } from '../../api/resource.ts'
import { openPage } from '../../bridge/open-link.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { marketTime } from '../../context/market-time.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { dayAt } from '../../loan/day-at.ts'
import { Card } from '../../ui/card/card.tsx'
import { HourglassIcon } from '../../ui/icon/hourglass-icon.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { moneyText } from '../payments/money-text.ts'
import { answerText } from './answer-text.ts'
import { KeepPlan } from './keep-plan.tsx'
import { PlanRows } from './plan-rows.tsx'
import { daysOf, readPlan } from './read-plan.ts'

export interface ArrangementPartProps {
  loan: OrderKey
  /** The page's amounts, whose writing the plan follows. */
  texts: readonly string[]
  /** Stands where no plan takes its place: the reminder of the one due date. */
  children?: ReactNode
}

/** The way to ask for time to pay, and on the loan what came of it. */
export function ArrangementPart({ loan, texts, children }: ArrangementPartProps) {
  const [{ $resource, load }] = useState(() => createResource(() => fetchArrangement(loan)))
  useEffect(() => void load(), [load])
  const resource = useStore($resource)
  if (resource.state !== 'ready') return children
  const { data } = resource
  const plan =
    data.state === 'agreed' ? readPlan(data, dayAt(marketTime().now, hoursAhead)) : undefined
  if (plan) {
    return (
      <Card title={messages.agreed}>
        <PlanRows plan={plan} money={minor => moneyText(minor, '', texts)} />
        <KeepPlan days={daysOf(plan)} loan={loan} />
      </Card>
    )
  }
  return (
    <>
      <Way arrangement={data} loan={loan} />
      {children}
    </>
  )
}

function Way({ arrangement, loan }: { arrangement: Arrangement; loan: OrderKey }) {
  const { state, answerBy } = arrangement
  const open = () => openPage('arrangement.html', { ...loan })
  if (state === 'asked' || state === 'offered') {
    const hint =
      state === 'offered' ? messages.hasOffer : `${messages.hasAsked} ${answerText(answerBy)}`
    return (
      <RowButton icon={<HourglassIcon />} hint={hint} onClick={open}>
        {messages.see}
      </RowButton>
    )
  }
  return (
    <RowButton icon={<HourglassIcon />} onClick={open}>
      {messages.cannotPay}
    </RowButton>
  )
}
