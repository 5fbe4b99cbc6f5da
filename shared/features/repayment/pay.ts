import type { ReadableAtom, WritableAtom } from 'nanostores'
import { repaymentMessages } from '#messages/repayment.ts'
import { type Channel, channelKey, requestPaymentLink } from '../../api/repayment.ts'
import { type Failure, isTransportError, refusalOf } from '../../api/result.ts'
import { orderKey } from '../../context/order-key.ts'
import { loanOwner } from '../../context/owner.ts'
import { writeRecord } from '../../context/storage.ts'
import { showToast } from '../../context/toast.ts'
import { computed } from '../../lib/computed.ts'
import { type leaving, singleFlight } from '../../lib/single-flight.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import type { PayChoice } from '../options/pay-choice.ts'
import { createPaymentOpener } from '../pay-apps/open-payment.ts'
import type { PagePayments } from '../payments/payments.tsx'
import { tellNoWay } from '../reports/tell-no-way.ts'
import type { PayObstacle } from './pay-obstacle.ts'

/** A try to pay; `amount` is as the page writes it. */
export const attemptOf = (channel: Channel | undefined, amount: string) =>
  channel && `${channelKey(channel)} ${amount}`

export type OpenDialog = 'methods' | 'barcode' | 'noLink'

interface PayContext {
  kind: RepaymentKind
  $channel: ReadableAtom<Channel | undefined>
  $amount: ReadableAtom<string>
  $choice: ReadableAtom<PayChoice | undefined>
  $obstacle: ReadableAtom<PayObstacle | undefined>
  $distrust: ReadableAtom<string | undefined>
  $refusal: WritableAtom<string | undefined>
  $refused: WritableAtom<string | undefined>
  $dialog: WritableAtom<OpenDialog | undefined>
  payments: PagePayments
  load: () => Promise<void>
}

async function explainFailure(
  { $dialog, $refusal, $refused, load }: PayContext,
  failure: Failure,
  attempt: string | undefined,
  choice: PayChoice | undefined
): Promise<void> {
  if (isTransportError(failure)) {
    // The lock stays until the debt was asked for again; an old amount must not look new.
    await load()
    $dialog.set('noLink')
  } else {
    const text = refusalOf(failure)
    $refusal.set(text)
    // Another tab, a closed page or an ended session is no fault of the way.
    if (failure.raw) {
      tellNoWay('no-link')
      if (choice?.isOwn !== false) $refused.set(attempt)
    }
    // The quote may be over.
    choice?.renew()
  }
}

/** The payment that the button names; a new barcode of the same way is no change. */
function namedPayment({ $channel, $amount }: PayContext) {
  const channel = $channel.get()
  return { amount: $amount.get(), way: channel && channelKey({ ...channel, barcode: '' }) }
}

type NamedPayment = ReturnType<typeof namedPayment>

async function payNow(
  context: PayContext,
  tapped: NamedPayment
): Promise<typeof leaving | undefined> {
  const { kind, $refusal, $refused, payments } = context
  const key = orderKey()
  const channel = context.$channel.get()
  if (!key || !channel) return undefined
  $refusal.set(undefined)
  const choice = context.$choice.get()
  const amount = context.$amount.get()
  const attempt = attemptOf(channel, amount)
  const isOther = amount !== tapped.amount || namedPayment(context).way !== tapped.way
  const ended = await choice?.checkQuote(tapped.amount)
  if (ended || isOther) {
    $refusal.set(ended ?? repaymentMessages.methodHint)
    return undefined
  }
  const openPayment = createPaymentOpener(() => {
    $refusal.set(repaymentMessages.notOpened)
    $refused.set(attempt)
  })
  const link = await requestPaymentLink(
    { ...key, kind, amount, channelNumber: channel.number, option: choice?.option },
    repaymentMessages.paying
  )
  if (!link.success) {
    await explainFailure(context, link, attempt, choice)
    return undefined
  }
  payments.begin()
  writeRecord('channel', loanOwner(key.orderId), channelKey(channel))
  return openPayment(link.data, amount)
}

/** Asks first where money is on its way. */
export function createPaying(context: PayContext) {
  const pay = singleFlight((tapped: NamedPayment) => payNow(context, tapped))
  let paying: Promise<void> | undefined
  // It may wait to hear what became of a payment before, and quotes may come meanwhile.
  const ask = singleFlight((tapped: NamedPayment) =>
    context.payments.guard(() => {
      paying = pay(tapped)
    })
  )
  return Object.assign(
    async () => {
      const obstacle = context.$obstacle.get()?.text ?? context.$distrust.get()
      const choice = context.$choice.get()
      if (obstacle) return obstacle === choice?.problem ? choice.correct() : showToast(obstacle)
      await ask(namedPayment(context))
      await paying
    },
    { $pending: computed([ask.$pending, pay.$pending], (asks, pays) => asks || pays) }
  )
}
