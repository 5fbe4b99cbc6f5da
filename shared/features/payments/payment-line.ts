import { paymentListMessages as messages } from '#messages/payment-list.ts'
import { paymentMessages } from '#messages/payments.ts'
import type { Payment } from '../../api/payments.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { clockText } from '../../loan/moment.ts'
import { dateText } from '../../messages/date-text.ts'
import { hasReceipt, type PaymentContext } from './describe-payment.ts'

export interface PaymentLine {
  id: string
  title: string
  state: string
  reference: string
  isStruck: boolean
  message: string
  minor: number | undefined
  hasReceipt: boolean
}

export const stateNames: Record<Payment['state'], string> = {
  waiting: messages.stateWaiting,
  received: paymentMessages.received,
  posted: paymentMessages.posted,
  expired: messages.stateExpired,
  failed: messages.stateFailed,
  returned: messages.stateReturned,
  unknown: messages.stateUnknown
}

export function lineOfPayment(
  payment: Payment,
  { now, money }: Pick<PaymentContext, 'now' | 'money'>
): PaymentLine {
  const { id, kind, state, minor, isPart, channel, reference, madeAt, postedAt, message } = payment
  const clock = (at: string) => dateText(clockText(at, now, hoursAhead))
  // No field says when a payment failed or went back.
  const isOver = state === 'expired' || state === 'failed' || state === 'returned'
  const ownTime = isOver ? '' : clock(state === 'posted' ? postedAt : madeAt)
  const name = [stateNames[state], ownTime].filter(Boolean).join(' ')
  return {
    id,
    title: [money(minor), isPart && messages.part, channel || messages[kind]]
      .filter(Boolean)
      .join(' · '),
    state: ownTime ? name : [clock(madeAt), name].filter(Boolean).join(' · '),
    reference,
    isStruck: state === 'expired',
    message,
    minor,
    hasReceipt: hasReceipt(payment)
  }
}
