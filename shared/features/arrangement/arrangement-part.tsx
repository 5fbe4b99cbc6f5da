import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { type Arrangement, fetchArrangement } from '../../api/arrangement.ts'
import { createResource } from '../../api/resource.ts'
import { openPage } from '../../bridge/open-page.ts'
import { marketDay } from '../../context/market-time.ts'
import { moneyText } from '../../context/money-text.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Card } from '../../ui/card/card.tsx'
import { HourglassIcon } from '../../ui/icon/hourglass-icon.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { RowList } from '../../ui/row-button/row-list.tsx'
import { answerText, untilText } from './answer-text.ts'
import { KeepPlan } from './keep-plan.tsx'
import { PlanRows } from './plan-rows.tsx'
import { daysOf, readPlan } from './read-plan.ts'
import { newsPlace, rowPlace } from './row-place.tsx'

export interface ArrangementPartProps {
  loan: OrderKey
  /** The page's amounts: the plan is written in their format. */
  texts: readonly string[]
  onNext?: (payment: { label: string; amount: string; date: string } | undefined) => void
  /** Shown where no plan is: the reminder of the one due date. */
  children?: ReactNode
}

export function ArrangementPart({ loan, texts, onNext, children }: ArrangementPartProps) {
  const [{ $resource, refresh }] = useState(() => createResource(() => fetchArrangement(loan)))
  const plainTexts = texts.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment that has arrived changes the page's amounts, and what is left of a plan.
  useEffect(() => void refresh({ quiet: true }), [refresh, plainTexts])
  const resource = useStore($resource)
  const data = resource.state === 'ready' ? resource.data : undefined
  const plan = data?.state === 'agreed' ? readPlan(data, marketDay()) : undefined
  const money = (minor: number) => moneyText(minor, '', texts)
  const [next] = plan?.schedule ?? []
  const amount = next ? money(next.minor) : ''
  const date = next?.date ?? ''
  useEffect(() => {
    onNext?.(amount ? { label: messages.nextPayment, amount, date } : undefined)
  }, [onNext, amount, date])
  if (!data) return children ?? (resource.state === 'loading' && rowPlace)
  if (plan) {
    return inNews(
      <Card title={messages.agreed}>
        <PlanRows plan={plan} money={money} />
        <KeepPlan days={daysOf(plan)} loan={loan} />
      </Card>
    )
  }
  return (
    <>
      <Way arrangement={data} loan={loan} money={money} />
      {children}
    </>
  )
}

/** A page with a place for news shows them near its top. */
function inNews(news: ReactNode): ReactNode {
  const place = document.getElementById(newsPlace)
  return place ? createPortal(news, place) : news
}

interface WayProps {
  arrangement: Arrangement
  loan: OrderKey
  money: (minor: number) => string
}

function Way({ arrangement, loan, money }: WayProps) {
  const { state, answerBy, offer } = arrangement
  const open = () => openPage('arrangement.html', { ...loan })
  const row = (title: ReactNode, hint?: string) => (
    <RowButton icon={<HourglassIcon />} hint={hint} onClick={open}>
      {title}
    </RowButton>
  )
  if (state === 'asked') {
    return inNews(<RowList>{row(messages.hasAsked, answerText(answerBy))}</RowList>)
  }
  if (state !== 'offered') return row(messages.title)
  const waived = readPlan(arrangement, marketDay())?.waived
  const relief = waived && formatMessage(messages.waived, { amount: money(waived) })
  const hint = [relief, untilText(offer?.until)].filter(Boolean).join(' · ')
  return inNews(
    <Card className="row-list plan-offer">{row(<strong>{messages.hasOffer}</strong>, hint)}</Card>
  )
}
