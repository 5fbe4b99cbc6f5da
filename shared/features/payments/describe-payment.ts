import { paymentEndMessages as ends } from '#messages/payment-ends.ts'
import { paymentMessages as messages } from '#messages/payments.ts'
import type { Payment } from '../../api/payments.ts'
import { brand } from '../../config/brand.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { clockText } from '../../loan/moment.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LoanPage } from './loan-page.ts'

export interface PaymentStep {
  name: string
  /** '' where not known, or still to come. */
  time: string
  state: 'done' | 'now' | 'to-come'
}

export interface PaymentText {
  id: string
  tone: 'open' | 'done' | 'over'
  title: string
  /** Comes before all else, in bold. */
  lead?: string
  lines: string[]
  /** Empty for a payment that took no money. */
  steps: PaymentStep[]
  reference: string
  isStruck: boolean
  minor: number | undefined
  hasReceipt: boolean
  resume?: { go: () => unknown; name: string; hint: string }
  /** Stands below the code that the page shows, which is another way. */
  isBeside?: boolean
  /** Set at the moment when this becomes true. */
  moment?: 'received' | 'paid'
}

export interface PaymentContext {
  /** When it was asked for, if a page saw that. */
  requestedAt: string
  now: number
  money: (minor: number | undefined) => string
  owed: number | undefined
  /** After a received part; 0 for none, undefined where not certain or where another payment says it. */
  rest?: number | undefined
  posting?: LoanPage['posting'] | undefined
  resume?: LoanPage['resume'] | undefined
  ways?: readonly string[] | undefined
}

function stepsOf(
  { state, madeAt, postedAt }: Payment,
  requestedAt: string,
  clock: (at: string) => string
) {
  const at = ['waiting', 'received', 'posted'].indexOf(state)
  if (at < 0) return []
  const steps = [
    { name: messages.given, time: at > 0 ? requestedAt : madeAt },
    { name: messages.received, time: madeAt },
    { name: messages.posted, time: postedAt }
  ]
  return steps.map(({ name, time }, index): PaymentStep => {
    const isDone = index <= at
    const state = isDone ? 'done' : index === at + 1 ? 'now' : 'to-come'
    return { name, time: isDone ? clock(time) : '', state }
  })
}

export function hasReceipt({ state, hasPaper }: Payment): boolean {
  return state === 'posted' && hasPaper && brand.services.includes('papers')
}

function owedLine(owed: number | undefined, money: PaymentContext['money']): string {
  // An overpaid loan has its own card.
  if (owed === undefined || owed < 0) return ''
  return owed > 0 ? formatMessage(ends.owes, { amount: money(owed) }) : ends.owesNothing
}

function receivedLines(payment: Payment, { money, rest, ...context }: PaymentContext): string[] {
  const { channel, minor, message } = payment
  const posting = context.posting?.(channel) || brand.postingTime
  const sum = [minor !== undefined && money(minor), channel].filter(Boolean).join(' · ')
  const restLine = rest ? formatMessage(messages.restLeft, { amount: money(rest) }) : ''
  return [sum, formatMessage(messages.showsWithin, { posting }), message, restLine]
}

const isOfWay = ({ channel, reference }: Payment, ways: readonly string[]) =>
  [channel, reference.replace(/\s/g, '')].some(each => each !== '' && ways.includes(each))

type Tell = (tone: PaymentText['tone'], title: string, ...lines: string[]) => PaymentText

function describeWaiting(
  payment: Payment,
  { money, now, resume, ways }: PaymentContext,
  tell: Tell
): PaymentText {
  const { channel, madeAt, expiresAt, message, kind } = payment
  const amount = money(payment.minor)
  const clock = (at: string) => clockText(at, now, hoursAhead)
  if (ways?.length && channel && madeAt && !isOfWay(payment, ways)) {
    const title = formatMessage(messages.begun, { amount, channel, time: clock(madeAt) })
    return {
      ...tell('open', title, messages.onlyOne, message),
      steps: [],
      reference: '',
      isBeside: true
    }
  }
  const title = channel ? messages.waitingBy : messages.waiting
  const hint = expiresAt && formatMessage(messages.holds, { time: clock(expiresAt) })
  const text = tell('open', formatMessage(title, { amount, channel }), resume ? '' : hint, message)
  return resume
    ? { ...text, resume: { go: () => resume(kind), name: messages.resume, hint } }
    : text
}

export function describePayment(payment: Payment, context: PaymentContext): PaymentText {
  const { id, state, reference, madeAt, message } = payment
  const { requestedAt, now, money, owed } = context
  const clock = (at: string) => (at ? clockText(at, now, hoursAhead) : '')
  const amount = money(payment.minor)
  const isPaid = owed !== undefined && owed <= 0
  const payNow = isPaid ? '' : ends.payNow
  const tell: Tell = (tone, title, ...lines) => ({
    id,
    tone,
    title,
    lines: lines.filter(Boolean),
    steps: stepsOf(payment, requestedAt, clock),
    reference,
    isStruck: state === 'expired',
    minor: payment.minor,
    hasReceipt: hasReceipt(payment)
  })
  switch (state) {
    case 'waiting': {
      if (isPaid) {
        const title = formatMessage(ends.notNeeded, { amount })
        return { ...tell('over', title, ends.notNeededText), steps: [] }
      }
      return describeWaiting(payment, context, tell)
    }
    case 'received': {
      const time = clock(madeAt)
      const title = time ? formatMessage(messages.isReceived, { time }) : messages.isReceivedOnce
      const isOver = payment.kind === 'extension' || context.rest === 0
      const text = tell('open', title, ...receivedLines(payment, context))
      return { ...text, ...(isOver && { lead: messages.notAgain }), moment: 'received' }
    }
    case 'posted': {
      const title = formatMessage(ends.isPosted, { amount })
      const moment = owed === 0 ? 'paid' : 'received'
      return { ...tell('done', title, owedLine(owed, money), message), moment }
    }
    case 'expired': {
      const text = tell('over', ends.expired, message || (isPaid ? '' : ends.expiredText))
      const { resume } = context
      if (isPaid || !resume) return text
      const go = () => resume(payment.kind)
      return { ...text, resume: { go, name: ends.payAnew, hint: '' } }
    }
    case 'failed':
      return tell('over', ends.failed, message, payNow)
    case 'returned':
      return tell('over', formatMessage(ends.returned, { amount }), message, payNow)
    case 'unknown':
      return tell('open', formatMessage(messages.onItsWay, { amount }), message, messages.notAgain)
  }
}

export function describeOverpaid({
  owed,
  money
}: Pick<PaymentContext, 'owed' | 'money'>): PaymentText[] {
  if (owed === undefined || owed >= 0) return []
  const title = formatMessage(ends.overpaid, { amount: money(-owed) })
  const lines = [ends.comesBack, messages.notAgain]
  const none = { steps: [], reference: '', minor: undefined, isStruck: false, hasReceipt: false }
  return [{ id: 'overpaid', tone: 'done', title, lines, ...none }]
}
