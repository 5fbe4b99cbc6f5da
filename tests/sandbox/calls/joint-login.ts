import type { SandboxCall } from '../call.ts'
import { failure, required, shaped, success } from '../call.ts'
import { recommended } from '../order-answer.ts'
import { productLink } from '../product-link.ts'

const failed: SandboxCall = {
  method: 'POST',
  path: '/joint-login/failure',
  summary: 'Why a joint login failed, and what else there is',
  client: 'form',
  body: { orderNo: required },
  answer(request) {
    const loan = request.state.loans.find(({ id }) => id === request.body.orderNo)
    if (!loan) return failure('4004', 'We could not find this loan.')
    return success({
      noticeMessage: 'Your application was not sent. You owe nothing.',
      errMessage: 'Our partner did not accept the login. Try again from the home screen.',
      list: recommended(request, loan.product)
    })
  }
}

const track: SandboxCall = {
  method: 'POST',
  path: '/joint-login/track',
  summary: 'Tell which product was chosen after a failed joint login',
  client: 'form',
  body: { productId: required, positionId: shaped(required, /^\d+$/, 'digits') },
  answer: () => success()
}

const jump: SandboxCall = {
  method: 'POST',
  path: '/joint-login/jump',
  summary: 'Where a product of a partner is applied for',
  client: 'form',
  body: { productId: required },
  answer: ({ body, url }) => productLink(body.productId, url, link => success({ url: link }))
}

export const jointLoginCalls: SandboxCall[] = [failed, track, jump]
