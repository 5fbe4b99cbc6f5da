import { isOpen, type Payment, type Payments } from '../../api/payments.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import { readMoment } from '../../loan/moment.ts'
import { plainCode } from './expired-codes.ts'
import type { MoneyState } from './loan-page.ts'

export interface Again {
  /** Undefined where no answer has come yet to say what became of the payment that was begun. */
  payment: Payment | undefined
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

const isKnown = ({ minor }: Payment) => minor !== undefined

/**
 * The repayments that were received and are not on the loan yet, as one sum; `planned` is asked for in place of the
 * whole. A rest is left by the amounts, or else where only parts were asked for.
 */
export function receivedOf({ owed = Infinity, payments }: Payments, planned = Infinity) {
  const all = payments.filter(({ kind, state }) => kind === 'repayment' && state === 'received')
  const sum = all.reduce((before, { minor = 0 }) => before + minor, 0)
  const rest = Math.min(owed, planned) - sum
  const unsure = rest === Infinity ? all : all.filter(each => !isKnown(each))
  const isWhole = rest <= 0 || unsure.some(({ isPart }) => !isPart)
  return {
    newest: all[0],
    /** Undefined where not certain, as the rest is. */
    sum: all.every(isKnown) ? sum : undefined,
    rest: isWhole ? 0 : unsure.length > 0 ? undefined : rest
  }
}

const newsFor = 60 * 60_000

/** When it ended; without a time that is long ago. */
function endOfPayment({ state, madeAt, postedAt, expiresAt }: Payment, now: number): number {
  const end = state === 'expired' ? readMoment(expiresAt) : undefined
  // The server may end a code before its time.
  if (end !== undefined && end <= now) return end
  return readMoment(postedAt) ?? readMoment(madeAt) ?? Number.NEGATIVE_INFINITY
}

/** The open payments, and the last one if it ended within the hour (server's clock). */
export function newsOf(payments: Payments): Payment[] {
  const open = openOf(payments)
  const [last] = payments.payments
  if (!last || open.includes(last)) return open
  const now = readMoment(payments.asOf) ?? Number.POSITIVE_INFINITY
  return now - endOfPayment(last, now) < newsFor ? [last, ...open] : open
}

/** Whether a payment is on the loan, of which he may not have heard yet. */
export function isCredited(payments: Payments): boolean {
  return moneyState(payments) === 'paid' || newsOf(payments).some(({ state }) => state === 'posted')
}

/** The extension that is news. */
export function postedExtension(payments: Payments): Payment | undefined {
  const [last] = newsOf(payments)
  return last?.kind === 'extension' && last.state === 'posted' ? last : undefined
}

/** `newCodes`: of the extension that the server offers; undefined where it offers none, or none since the last. */
export function moneyState(
  payments: Payments,
  kind?: RepaymentKind,
  planned?: number,
  newCodes?: readonly string[]
): MoneyState {
  if (payments.owed !== undefined && payments.owed <= 0) return 'paid'
  const extension = postedExtension(payments)
  const reference = plainCode(extension?.reference ?? '')
  const isUsed = !newCodes || (reference !== '' && newCodes.map(plainCode).includes(reference))
  if (kind === 'extension' && extension && isUsed) return 'extended'
  const open = openOf(payments)
  const { newest, rest } = receivedOf(payments, planned)
  // Who has paid a part still owes the rest; who has paid for an extension owes nothing today.
  const isExtending = open.some(each => each.kind === 'extension' && each.state === 'received')
  if (isExtending || (newest && rest === 0)) return 'received'
  return open.length > 0 ? 'on-its-way' : 'owed'
}
