import { bankFields, bankItems } from '../bank-form.ts'
import type { CallRequest, SandboxAnswer, SandboxCall } from '../call.ts'
import { failure, optional, required, success } from '../call.ts'

const init: SandboxCall = {
  method: 'POST',
  path: '/v3/bind-card/card-init',
  summary: 'The form of a payout account',
  client: 'base',
  body: { product_id: required },
  answer: ({ state, flag }) => {
    const values = state.bankValues ?? state.borrower.bankValues ?? {}
    return success({
      items: bankItems.map(item => ({
        ...item,
        value: values[item.code] ?? item.value,
        cardTypeMi: flag(item.cardTypeMi)
      }))
    })
  }
}

function adultSince(now: number, birthday: string): boolean {
  const [year = 0, ...rest] = birthday.split('-').map(Number)
  const [month = 1, day = 1] = rest
  return Date.UTC(year + 18, month - 1, day) <= now
}

function bind({ state, body, now }: CallRequest): SandboxAnswer {
  const account = body.bankAccount ?? body.walletAccount ?? ''
  const fits = body.bankAccount ? /^\d{10,16}$/.test(account) : /^09\d{9}$/.test(account)
  if (!fits) return failure('4401', 'Please check the account number.')
  if (!adultSince(now, body.birthday ?? '')) return failure('4402', 'You must be 18 or older.')
  if (body.channel && body.channel !== body.channelNumber) {
    return failure('4403', 'The payout channel was given twice.')
  }
  state.bankBound = true
  state.bankValues = body
  return success()
}

function bindCall(path: string, summary: string): SandboxCall {
  return {
    method: 'POST',
    path,
    summary,
    client: 'base',
    // The bank form decides its own fields: one for each item of card-init, by its code.
    body: (_state, body) => bankFields(body.cardType),
    fixedBody: { product_id: required, cardType: required, channelNumber: optional },
    answer: bind
  }
}

export const bankCalls: SandboxCall[] = [
  init,
  bindCall('/v3/bind-card/bind-card-new', 'Bind a payout account'),
  bindCall('/v3/bind-card/card-change', 'Change the payout account of an order')
]
