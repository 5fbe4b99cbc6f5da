import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { paymentMessages as messages } from '#messages/payments.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { marketTime } from '../../context/market-time.ts'
import { moneyText } from '../../context/money-text.ts'
import { showToast } from '../../context/toast.ts'
import { clockText } from '../../loan/moment.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { drawnPart } from '../../ui/later/drawn-part.ts'
import { describeOverpaid, describePayment, type PaymentText } from './describe-payment.ts'
import { type Again, newsOf, receivedOf } from './judge-payments.ts'
import type { LoanPage } from './loan-page.ts'
import { type Moments, PaymentCard, PaymentMoment, useMoment } from './payment-card.tsx'
import type { LatestPayments } from './shared-answer.ts'

const PaymentList = drawnPart(async () => (await import('./payment-list.tsx')).PaymentList)

const moneyOf =
  ({ payments }: LatestPayments, page: LoanPage) =>
  (minor: number | undefined) =>
    moneyText(minor, payments.currency, page.samples())

export function describeNews(latest: LatestPayments, page: LoanPage): PaymentText[] {
  const { requestTimes, payments } = latest
  const { posting, resume } = page
  const money = moneyOf(latest, page)
  const isReceived = payments.payments.some(({ state }) => state === 'received')
  const ways = isReceived ? undefined : page.oneWay?.names()
  const context = { now: marketTime().now, money, owed: payments.owed, posting, ways }
  const all = payments.payments
  const { newest, rest } = receivedOf(payments, page.$planned?.get())
  const lastPaid = all.findIndex(({ state }) => state === 'received' || state === 'posted')
  const news = newsOf(payments).map(payment =>
    describePayment(payment, {
      ...context,
      // Whoever has paid since is not asked to go on with the one before.
      resume: lastPaid < 0 || all.indexOf(payment) < lastPaid ? resume : undefined,
      // Several parts leave one rest.
      rest: rest === 0 || payment === newest ? rest : undefined,
      requestedAt: requestTimes[payment.id] ?? ''
    })
  )
  return [...describeOverpaid(context), ...news]
}

const $noPlace = atom<HTMLElement | null>(null)

interface PaymentCardsProps {
  texts: readonly PaymentText[]
  latest: LatestPayments
  page: LoanPage
  /** The borrower is back from paying: he is brought to the news. */
  isReturned: boolean
  moments: Moments
  onSeen: () => void
}

export function PaymentCards(props: PaymentCardsProps) {
  const { texts, latest, page, isReturned, moments, onSeen } = props
  const news = useRef<HTMLHeadingElement>(null)
  const [first] = texts
  const isMoment = useMoment(first, isReturned, moments)
  useEffect(() => {
    if (!isReturned || !first) return
    news.current?.scrollIntoView({ block: 'center' })
    news.current?.focus({ preventScroll: true })
    onSeen()
  })
  const money = moneyOf(latest, page)
  const { payments } = latest.payments
  const older = payments.filter(({ id }) => texts.every(text => text.id !== id))
  const beside = useStore(page.oneWay?.place ?? $noPlace)
  const asOf = latest.asOf && clockText(latest.asOf, Date.now(), hoursAhead)
  return (
    <>
      {asOf && <p className="payment_as-of">{formatMessage(messages.asOf, { time: asOf })}</p>}
      {texts.map(text => {
        if (text === first && isMoment) return <PaymentMoment text={text} key={text.id} />
        const heading = text === first ? news : undefined
        const card = <PaymentCard text={text} heading={heading} key={text.id} />
        return beside && text.isBeside ? createPortal(card, beside, text.id) : card
      })}
      {page.listsAll && older.length > 0 && <PaymentList payments={older} money={money} />}
    </>
  )
}

interface PayAgainProps {
  again: Again
  latest: LatestPayments | undefined
  page: LoanPage
  onNotNow: () => void
}

function wordsOf({ payment }: Again, rest: number | undefined, time: string) {
  if (!payment) return [messages.againTitle, '', messages.payNow, messages.havePaid] as const
  if (payment.state === 'waiting') {
    return [messages.againTitle, messages.againWaiting, messages.payNow, messages.havePaid] as const
  }
  if (payment.state === 'unknown') {
    const text = `${messages.onItsWay} ${messages.notAgain}`
    return [messages.receivedTitle, text, messages.again, messages.notNow] as const
  }
  if (payment.kind === 'repayment' && rest !== 0) {
    return [messages.receivedPart, messages.againPart, messages.payMore, messages.notNow] as const
  }
  const text = time ? messages.againReceived : messages.againPaid
  return [messages.receivedTitle, text, messages.again, messages.notNow] as const
}

export function PayAgain({ again, latest, page, onNotNow }: PayAgainProps) {
  const { state, kind, minor, madeAt = '' } = again.payment ?? {}
  const received = latest && receivedOf(latest.payments, page.$planned?.get())
  const sum = state === 'received' && kind === 'repayment' ? received?.sum : minor
  const amount = latest ? moneyOf(latest, page)(sum) : ''
  const time = madeAt && clockText(madeAt, marketTime().now, hoursAhead)
  const [title, text, go, stay] = wordsOf(again, received?.rest, time)
  const close = () => {
    if (state !== 'received') showToast(messages.creditedLater)
    onNotNow()
  }
  return (
    <Dialog title={title} onClose={onNotNow}>
      {text && <p>{formatMessage(text, { amount, time })}</p>}
      <DialogActions>
        <Button variant="secondary" onClick={again.go}>
          {go}
        </Button>
        <Button onClick={close}>{stay}</Button>
      </DialogActions>
    </Dialog>
  )
}
