import type { CallRequest, SandboxAnswer, SandboxCall } from '../call.ts'
import { failure, mayBeEmpty, optional, required, shaped, success } from '../call.ts'
import { amountDue, extensionAmount, isOpen, type Loan } from '../loan.ts'
import { centsOf } from '../money.ts'
import { quoteOf } from '../options.ts'
import { openPayment } from '../payments.ts'
import { delayAnswer, repaymentAnswer } from '../repayment-answer.ts'
import { findLoan } from '../state.ts'

const PAID = failure('4101', 'This loan is already paid. Thank you.')
const UNKNOWN = failure('4004', 'We could not find this loan.')
const NOT_NOW = failure('4102', 'This loan cannot be extended now.')

function withOpenLoan(request: CallRequest, answer: (loan: Loan) => SandboxAnswer): SandboxAnswer {
  const loan = findLoan(request.state, request.body.orderId)
  const { productId } = request.body
  if (!loan || (productId && loan.product.id !== productId)) return UNKNOWN
  if (loan.status === 200) return PAID
  return isOpen(loan) ? answer(loan) : failure('4103', 'There is nothing to pay for this loan.')
}

const repayment: SandboxCall = {
  method: 'POST',
  path: '/v3/installment/loan-play-detail',
  summary: 'What is to be repaid, and how',
  client: 'base',
  body: { productId: mayBeEmpty, orderId: required },
  answer: request => withOpenLoan(request, loan => success(repaymentAnswer(request, loan)))
}

const extension: SandboxCall = {
  method: 'POST',
  path: '/cephalopods/imitating',
  summary: 'What an extension costs, and how to pay it',
  client: 'base',
  body: { productId: mayBeEmpty, orderId: required },
  answer: request =>
    withOpenLoan(request, loan => (loan.extendable ? success(delayAnswer(request, loan)) : NOT_NOW))
}

function paymentLink(request: CallRequest, loan: Loan): SandboxAnswer {
  const { body, today } = request
  const isExtension = body.isDelay === '1'
  if (isExtension && !loan.extendable) return NOT_NOW
  const channel = loan.channels.find(each => each.number === body.channelNumber)
  if (!channel) return failure('4104', 'This payment method is not available. Choose another one.')
  const asks = centsOf(body.amount ?? '')
  const quote = body.optionId ? quoteOf(request, loan, body.optionId) : undefined
  if (quote === 'over') return failure('4106', 'This offer has ended. Please look at the new one.')
  const usual = isExtension ? extensionAmount(loan, today) : amountDue(loan, today)
  const { amount, min = amount, max = amount } = quote ?? { amount: usual }
  if (asks === undefined || asks < min || asks > max) {
    return failure('4105', 'The amount has changed. Please open this page again.')
  }
  const beginsPlan = quote?.kind === 'plan'
  const isPart = beginsPlan || (quote?.kind === 'part' && asks < max)
  const payment = { amount: asks, channel: channel.name, extends: isExtension, isPart, beginsPlan }
  return success({ payUrl: openPayment(request, loan, payment) })
}

const generateLink: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-details/generate-vcode',
  summary: 'A link or a code to pay with',
  client: 'base',
  body: {
    productId: mayBeEmpty,
    orderId: required,
    amount: required,
    channelNumber: required,
    isDelay: shaped(optional, /^1$/, '1'),
    optionId: optional
  },
  answer: request => withOpenLoan(request, loan => paymentLink(request, loan))
}

export const repaymentCalls: SandboxCall[] = [repayment, extension, generateLink]
