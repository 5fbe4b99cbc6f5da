import type { CallRequest, SandboxAnswer, SandboxCall } from '../call.ts'
import { failure, mayBeEmpty, required, shaped, success } from '../call.ts'
import {
  agreements,
  confirmationAnswer,
  newConfirmationAnswer,
  orderKey
} from '../confirmation-answer.ts'
import type { Loan } from '../loan.ts'

const scene = shaped(required, /^3$/, '3')
const position = shaped(required, /^\d+$/, 'digits')

/** The loan that is offered: the borrower's first, as long as he has not taken it. */
function withOffer(
  { state }: CallRequest,
  fits: (loan: Loan) => boolean,
  answer: (loan: Loan) => SandboxAnswer
) {
  const [loan] = state.loans
  if (!loan || !fits(loan)) return failure('4005', 'This product is not offered any more.')
  if (loan.started) return failure('4202', 'You have already taken this loan.')
  return answer(loan)
}

const byProduct = (productId: string | undefined) => (loan: Loan) => loan.product.id === productId

function borrow(request: CallRequest, loan: Loan, periods: string | undefined): SandboxAnswer {
  const { state, body, today, context, origin } = request
  const isSame = body.amount === String(loan.principal) && periods === String(loan.term)
  if (!isSame || body.termUnit !== 'day') {
    return failure('4201', 'The offer has changed. Please open this page again.')
  }
  loan.started = true
  loan.status = 21
  loan.startDay = today
  loan.dueDay = today + loan.term
  state.polls = 0
  const query = { ...context, productId: loan.product.id, orderId: loan.id }
  return success({ lendDetailsUrl: `${origin}/order.html?${new URLSearchParams(query)}` })
}

function agreementUrl({ url }: CallRequest, index: string | undefined): string | undefined {
  const agreement = agreements[Number(index)]
  return agreement && url(`/elsewhere?to=${agreement.id}`)
}

const NO_AGREEMENT = failure('4203', 'This agreement is not available.')

const confirm: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-confirm/loan-detail-confirm',
  summary: 'The loan on offer',
  client: 'base',
  body: { productId: required },
  answer: request =>
    withOffer(request, byProduct(request.body.productId), loan =>
      success(confirmationAnswer(request, loan))
    )
}

const contracts: SandboxCall = {
  method: 'GET',
  path: '/v3/contract/contract',
  summary: 'The contracts of an offer',
  client: 'base',
  query: { productId: required, scene },
  answer: () => success({ data: agreements.map(({ title }) => ({ title })) })
}

const contractJump: SandboxCall = {
  method: 'POST',
  path: '/v3/contract/contract-jump',
  summary: 'Where a contract can be read',
  client: 'base',
  body: { productId: required, scene, position, orderId: mayBeEmpty },
  answer(request) {
    const contract_url = agreementUrl(request, request.body.position)
    return contract_url ? success({ contract_url }) : NO_AGREEMENT
  }
}

const push: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-confirm/loan-detail-push',
  summary: 'Take the loan on offer',
  client: 'base',
  body: { amount: required, periods: required, termUnit: required, productId: required },
  answer: request =>
    withOffer(request, byProduct(request.body.productId), loan =>
      borrow(request, loan, request.body.periods)
    )
}

const newConfirm: SandboxCall = {
  method: 'POST',
  path: '/confirmation/detail',
  summary: 'The loan on offer, of the newer flow',
  client: 'form',
  body: { productId: required },
  answer: request =>
    withOffer(request, byProduct(request.body.productId), loan =>
      success(newConfirmationAnswer(request, loan))
    )
}

const newContracts: SandboxCall = {
  method: 'GET',
  path: '/confirmation/agreements',
  summary: 'The agreements of an offer, of the newer flow',
  client: 'form',
  query: { productId: required, scene },
  answer: () => success({ list: agreements })
}

const newContractJump: SandboxCall = {
  method: 'GET',
  path: '/confirmation/agreement-jump',
  summary: 'Where an agreement can be read, of the newer flow',
  client: 'form',
  query: { productId: required, scene, position, id: required },
  answer(request) {
    const isSame = agreements[Number(request.query.position)]?.id === request.query.id
    const contract_url = isSame && agreementUrl(request, request.query.position)
    return contract_url ? success({ contract_url }) : NO_AGREEMENT
  }
}

const newPush: SandboxCall = {
  method: 'POST',
  path: '/confirmation/push',
  summary: 'Take the loan on offer, of the newer flow',
  client: 'form',
  body: { amount: required, period: required, termUnit: required, orderKey: required },
  answer: request =>
    withOffer(
      request,
      loan => orderKey(loan) === request.body.orderKey,
      loan => borrow(request, loan, request.body.period)
    )
}

export const confirmationCalls: SandboxCall[] = [
  confirm,
  contracts,
  contractJump,
  push,
  newConfirm,
  newContracts,
  newContractJump,
  newPush
]
