import { beginQuotedPlan, moveToNextPayment } from './arrangement.ts'
import type { CallRequest } from './call.ts'
import { manilaDay } from './dates.ts'
import { amountDue, extend, extensionAmount, isOpen, type Loan, settle } from './loan.ts'
import { findLoan, type SandboxPayment, type SandboxState } from './state.ts'

const minute = 60_000

/** How long a link can be paid. */
const linkHolds = 15 * minute

/** The acts of the borrower, the wallet or the clerk at the counter. */
export const ways = ['pay', 'pay less', 'pay twice', 'fail', 'take three minutes'] as const
export type Way = (typeof ways)[number]

type PaymentAsk = Pick<SandboxPayment, 'loanId' | 'amount' | 'channel' | 'extends'> &
  Partial<Pick<SandboxPayment, 'expiresAt' | 'isPart' | 'beginsPlan'>>

/** Notes that a link or a code was given out. */
export function askFor(state: SandboxState, asking: PaymentAsk, now: number): SandboxPayment {
  const payment = { ...asking, id: `P${state.payments.length + 1}`, madeAt: now }
  state.payments.push(payment)
  return payment
}

/** Keeps a payment to be made and answers the address of its page. */
export function openPayment(
  { state, context, origin, now }: CallRequest,
  loan: Loan,
  payment: Pick<SandboxPayment, 'amount' | 'channel' | 'extends' | 'isPart' | 'beginsPlan'>
): string {
  const expiresAt = now + linkHolds
  const { id } = askFor(state, { ...payment, loanId: loan.id, expiresAt }, now)
  const query = { ...context, productId: loan.product.id, orderId: loan.id }
  return `${origin}/muscular/sandbox/pay?${openQuery(query, id)}`
}

/** The query of a payment's page. */
export function openQuery(query: Record<string, string>, payment: string): string {
  return String(new URLSearchParams({ ...query, payment }))
}

export function stateOf(
  { ended, isPosted, postsAt, expiresAt = Infinity }: SandboxPayment,
  now: number
) {
  const seen = isPosted ? 'posted' : 'received'
  const unpaid = expiresAt <= now ? 'expired' : 'waiting'
  return ended?.state ?? (postsAt === undefined ? unpaid : seen)
}

/** Money that has arrived by now is put on its loan: an extension, or so much less that is owed. */
export function post(state: SandboxState, now: number): void {
  for (const payment of state.payments) {
    const loan = findLoan(state, payment.loanId)
    const { postsAt = Infinity, isPosted, ended } = payment
    if (!loan || isPosted || ended || postsAt > now) continue
    const today = manilaDay(postsAt)
    payment.isPosted = true
    if (payment.extends && payment.amount >= extensionAmount(loan, today)) extend(loan)
    else {
      loan.paid += payment.amount
      if (payment.beginsPlan) beginQuotedPlan(loan, today)
      moveToNextPayment(loan)
    }
    if (isOpen(loan) && amountDue(loan, today) <= 0) settle(loan, today)
  }
}

/** All money that was seen is put on its loan at once. */
export function postAll(state: SandboxState, now: number): void {
  for (const payment of state.payments) {
    if (payment.postsAt !== undefined) payment.postsAt = Math.min(payment.postsAt, now)
  }
  post(state, now)
}

/** Pays what was asked for, in one of the ways; what is paid or over already stays as it is. */
export function payIn(way: Way, state: SandboxState, payment: SandboxPayment, now: number): void {
  if (stateOf(payment, now) !== 'waiting') return
  if (way === 'fail') {
    payment.ended = {
      state: 'failed',
      message: 'The wallet took no money: the balance is too low.'
    }
    return
  }
  payment.madeAt = now
  payment.postsAt = way === 'take three minutes' ? now + 3 * minute : now
  if (way === 'pay less') payment.amount = Math.ceil(payment.amount / 2)
  post(state, now)
  if (way !== 'pay twice') return
  const second = askFor(state, payment, now)
  Object.assign(second, { postsAt: undefined, isPosted: undefined })
  second.ended = {
    state: 'returned',
    message: 'This was paid a second time. The money goes back to where it came from.'
  }
}
