import { paymentListMessages as messages } from '#messages/payment-list.ts'
import { paymentMessages } from '#messages/payments.ts'
import type { Payment } from '../../api/payments.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { clockText } from '../../loan/moment.ts'
import { hasReceipt, type PaymentContext } from './describe-payment.ts'

export interface PaymentLine {
  id: string
  title: string
  state: string
  reference: string
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
  const { id, kind, state, minor, isPart, channel, reference, madeAt, postedAt } = payment
  const at = postedAt || madeAt
  const time = at && clockText(at, now, hoursAhead)
  return {
    id,
    title: [money(minor), isPart && messages.part, channel || messages[kind]]
      .filter(Boolean)
      .join(' · '),
    state: [stateNames[state], time].filter(Boolean).join(' '),
    reference,
    minor,
    hasReceipt: hasReceipt(payment)
  }
}
