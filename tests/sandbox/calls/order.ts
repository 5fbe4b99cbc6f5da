import type { CallRequest, SandboxCall } from '../call.ts'
import { failure, mayBeEmpty, required, shaped, success } from '../call.ts'
import { plural } from '../dates.ts'
import { payOut } from '../loan.ts'
import { orderAnswer } from '../order-answer.ts'
import { productLink } from '../product-link.ts'
import { findLoan } from '../state.ts'

const digits = shaped(required, /^\d+$/, 'digits')

function askedLoan({ state, body }: CallRequest) {
  const loan = findLoan(state, body.orderId)
  // The older repayment leads here with the order alone.
  return !body.productId || loan?.product.id === body.productId ? loan : undefined
}

const details: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-details/loan-details',
  summary: 'A loan, its status and what can be done',
  client: 'base',
  body: { productId: mayBeEmpty, orderId: required },
  answer(request) {
    const { state } = request
    const loan = askedLoan(request)
    if (!loan) return failure('4004', 'We could not find this loan.')
    state.polls += 1
    const { paysOutAfter } = state.borrower
    if (paysOutAfter && loan.status === 21 && state.polls > paysOutAfter)
      payOut(loan, request.today)
    return success(orderAnswer(request, loan))
  }
}

const saveEvent: SandboxCall = {
  method: 'POST',
  path: '/service/event/save',
  summary: 'Count what the borrower chose',
  client: 'base',
  body: { productId: required, moduleId: digits, positionId: digits },
  answer: () => success()
}

const storeRating: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-details/store-rating',
  summary: 'Rate the app',
  client: 'base',
  body: { score: shaped(required, /^[1-5]$/, 'a number from 1 to 5') },
  answer({ state, body }) {
    state.rated = true
    return success({ thanks: `Rated with ${plural(Number(body.score), 'star')}` })
  }
}

const redirect: SandboxCall = {
  method: 'POST',
  path: '/gopia/goya/define',
  summary: 'Where a recommended product is applied for',
  client: 'form',
  plain: true,
  body: { moduleId: digits, positionId: digits, productId: required },
  answer: ({ body, url }) => productLink(body.productId, url, success)
}

export const orderCalls: SandboxCall[] = [details, saveEvent, storeRating, redirect]
