import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { type Arrangement, fetchArrangement } from '../../api/arrangement.ts'
import { createResource } from '../../api/resource.ts'
import { openPage } from '../../bridge/open-page.ts'
import { marketDay, marketTime } from '../../context/market-time.ts'
import { moneyText } from '../../context/money-text.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Card } from '../../ui/card/card.tsx'
import { DocumentIcon } from '../../ui/icon/document-icon.tsx'
import { HourglassIcon } from '../../ui/icon/hourglass-icon.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { RowList } from '../../ui/row-button/row-list.tsx'
import { daysLeft } from '../loan-head/urgency.ts'
import { KeepReminderRow } from '../reminder/keep-reminder-row.tsx'
import { answerText, untilText } from './answer-text.ts'
import { PlanRows } from './plan-rows.tsx'
import { daysOf, readPlan } from './read-plan.ts'
import { newsPlace, rowPlace } from './row-place.tsx'

export interface NextPayment {
  label: string
  amount: string
  /** The same in hundredths. */
  minor: number
  date: string
}

export interface ArrangementPartProps {
  loan: OrderKey
  /** The page's amounts: the plan is written in their format. */
  texts: readonly string[]
  due?: string
  onNext?: (payment: NextPayment | undefined) => void
  /** Shown where no plan is: the reminder of the one due date. */
  children?: ReactNode
}

export function ArrangementPart(props: ArrangementPartProps) {
  const { loan, texts, due = '', onNext, children } = props
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
  const { date = '', minor = 0 } = next ?? {}
  useEffect(() => {
    onNext?.(amount ? { label: messages.nextPayment, amount, minor, date } : undefined)
  }, [onNext, amount, minor, date])
  if (!data) return children ?? (resource.state === 'loading' && rowPlace)
  if (plan) {
    return inNews(
      <Card title={messages.agreed}>
        <PlanRows plan={plan} money={money} />
        <KeepReminderRow days={daysOf(plan)} loan={loan}>
          {messages.calendar}
        </KeepReminderRow>
      </Card>
    )
  }
  return (
    <>
      <Way arrangement={data} loan={loan} due={due} money={money} />
      {children}
    </>
  )
}

/** A page with a place for news shows them near its top. */
function inNews(news: ReactNode): ReactNode {
  const place = document.getElementById(newsPlace)
  return place ? createPortal(news, place) : news
}

function meanwhile(due: string): string {
  const days = daysLeft(due, marketTime())
  if (days === undefined) return ''
  return days < 0 ? messages.lateUntil : formatMessage(messages.dueUntil, { date: dateText(due) })
}

interface WayProps {
  arrangement: Arrangement
  loan: OrderKey
  due: string
  money: (minor: number) => string
}

function Way({ arrangement, loan, due, money }: WayProps) {
  const { state, answerBy, offer } = arrangement
  const open = () => openPage('arrangement.html', { ...loan })
  if (state === 'offered') {
    const waived = readPlan(arrangement, marketDay())?.waived
    const relief = waived ? formatMessage(messages.waived, { amount: money(waived) }) : ''
    return inNews(
      <Card className="row-list plan-offer">
        <RowButton icon={<DocumentIcon />} hint={untilText(offer?.until)} onClick={open}>
          <strong>{messages.hasOffer}</strong>
          {relief && <br />}
          {relief}
        </RowButton>
      </Card>
    )
  }
  const isAsked = state === 'asked'
  const hint = isAsked ? `${answerText(answerBy)} ${meanwhile(due)}`.trim() : ''
  const row = (
    <RowButton icon={<HourglassIcon />} hint={hint} onClick={open}>
      {isAsked ? messages.hasAsked : messages.title}
    </RowButton>
  )
  return isAsked ? inNews(<RowList>{row}</RowList>) : row
}
