import type { Payment, Payments } from '../../api/payments.ts'
import { readMoment } from '../../loan/moment.ts'

export interface Again {
  payment: Payment
  go: () => void
}

/** A state that we do not know counts as open. */
const openStates: readonly Payment['state'][] = ['waiting', 'received', 'unknown']

export function openOf(payments: Payments | undefined): Payment[] {
  const all = payments?.payments ?? []
  return all.filter(({ state }) => openStates.includes(state))
}

/** Payments in a state that we do not know, as they stood before where they were open. */
export function withEarlierPayments(payments: Payments, before: Payments | undefined): Payments {
  const open = openOf(before)
  const asBefore = (payment: Payment) =>
    payment.state === 'unknown' ? (open.find(({ id }) => id === payment.id) ?? payment) : payment
  return { ...payments, payments: payments.payments.map(asBefore) }
}

/**
 * Whether a payment leaves something to be paid: then another one is no second one. The amounts say it; where they
 * are not known, whether it was asked for as a part.
 */
export function leavesRest(
  { minor, isPart }: Pick<Payment, 'minor' | 'isPart'>,
  owed: number | undefined
): boolean {
  return minor === undefined || owed === undefined ? isPart : minor < owed
}

const newsFor = 60 * 60_000

/** The open payments, and the last one if it ended within the hour by the server's clock. */
export function newsOf(payments: Payments): Payment[] {
  const open = openOf(payments)
  const [last] = payments.payments
  if (!last || open.includes(last)) return open
  const ended = readMoment(last.postedAt) ?? readMoment(last.madeAt)
  const now = readMoment(payments.asOf)
  const isNews = ended !== undefined && now !== undefined && now - ended < newsFor
  return isNews ? [last, ...open] : open
}
