import type { Payment, Payments } from '../../api/payments.ts'
import { readMoment } from '../../loan/moment.ts'

export interface Again {
  payment: Payment
  go: () => void
}

export function openOf(payments: Payments | undefined): Payment[] {
  const all = payments?.payments ?? []
  return all.filter(({ state }) => state === 'waiting' || state === 'received')
}

const newsFor = 60 * 60_000

/** What is open, and the last payment if it ended within the hour by the server's clock. */
export function newsOf(payments: Payments): Payment[] {
  const open = openOf(payments)
  const [last] = payments.payments
  if (!last || open.includes(last)) return open
  const ended = readMoment(last.postedAt) ?? readMoment(last.madeAt)
  const now = readMoment(payments.asOf)
  const isNews = ended !== undefined && now !== undefined && now - ended < newsFor
  return isNews ? [last, ...open] : open
}
