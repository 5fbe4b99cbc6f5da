import { isOpen, type Payment, type Payments } from '../../api/payments.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import { readMoment } from '../../loan/moment.ts'
import type { MoneyState } from './loan-page.ts'

export interface Again {
  payment: Payment
  go: () => void
}

export function openOf(payments: Payments | undefined): Payment[] {
  return payments?.payments.filter(isOpen) ?? []
}

/** A payment of unknown state stays as it was, if it was open. */
export function withEarlierPayments(payments: Payments, before: Payments | undefined): Payments {
  const open = openOf(before)
  const asBefore = (payment: Payment) =>
    payment.state === 'unknown' ? (open.find(({ id }) => id === payment.id) ?? payment) : payment
  return { ...payments, payments: payments.payments.map(asBefore) }
}

/** Whether a rest is owed: by the amounts, or else by whether a part was asked for. */
export function leavesRest(
  { minor, isPart }: Pick<Payment, 'minor' | 'isPart'>,
  owed: number | undefined
): boolean {
  return minor === undefined || owed === undefined ? isPart : minor < owed
}

const newsFor = 60 * 60_000

/** The open payments, and the last one if it ended within the hour (server's clock). */
export function newsOf(payments: Payments): Payment[] {
  const open = openOf(payments)
  const [last] = payments.payments
  if (!last || open.includes(last)) return open
  // Without a time it is long ago.
  const ended = readMoment(last.postedAt) ?? readMoment(last.madeAt) ?? Number.NEGATIVE_INFINITY
  const now = readMoment(payments.asOf) ?? Number.POSITIVE_INFINITY
  return now - ended < newsFor ? [last, ...open] : open
}

export function moneyState(payments: Payments, kind?: RepaymentKind): MoneyState {
  if (payments.owed !== undefined && payments.owed <= 0) return 'paid'
  const [last] = newsOf(payments)
  const isExtended = last?.kind === 'extension' && last.state === 'posted'
  if (kind === 'extension' && isExtended) return 'extended'
  const open = openOf(payments)
  // Who has paid a part still owes the rest; who has paid for an extension owes nothing today.
  const isWhole = (payment: Payment) =>
    payment.kind === 'extension' || !leavesRest(payment, payments.owed)
  if (open.some(each => each.state === 'received' && isWhole(each))) return 'received'
  return open.length > 0 ? 'on-its-way' : 'owed'
}
