import { type CallRequest, failure, required, type SandboxCall, success } from '../call.ts'
import { momentText } from '../dates.ts'
import { amountDue, isOpen } from '../loan.ts'
import { stateOf } from '../payments.ts'
import { findLoan, type SandboxPayment } from '../state.ts'

const UNKNOWN = failure('4004', 'We could not find this loan.')

function wirePayment({ flag, now }: CallRequest, payment: SandboxPayment) {
  const { id, amount, channel, madeAt, postsAt, expiresAt, ended, isPosted } = payment
  const state = stateOf(payment, now)
  return {
    id,
    kind: payment.extends ? 'extension' : 'repayment',
    state,
    amount: flag(amount),
    part: flag(payment.isPart ? 1 : 0),
    channel,
    // A channel gives each payment that it has taken a number.
    reference: postsAt === undefined ? '' : `R${payment.loanId}${id}`,
    madeAt: momentText(madeAt),
    postedAt: isPosted && postsAt !== undefined ? momentText(postsAt) : '',
    expiresAt: state === 'waiting' && expiresAt ? momentText(expiresAt) : '',
    message: ended?.message ?? '',
    paper: flag(isPosted ? 1 : 0)
  }
}

const payments: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-details/payments',
  summary: 'The payments of a loan',
  client: 'base',
  body: { productId: required, orderId: required },
  answer(request) {
    const { state, body, now, today, flag } = request
    const loan = findLoan(state, body.orderId)
    if (!loan || loan.product.id !== body.productId) return UNKNOWN
    const own = state.payments.filter(({ loanId }) => loanId === loan.id)
    return success({
      owed: flag(isOpen(loan) ? amountDue(loan, today) : 0),
      currency: loan.product.symbol === '₹' ? 'INR' : 'PHP',
      asOf: momentText(now),
      payments: own.reverse().map(payment => wirePayment(request, payment))
    })
  }
}

export const paymentsCalls: SandboxCall[] = [payments]
