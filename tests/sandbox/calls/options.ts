import { failure, required, type SandboxCall, success } from '../call.ts'
import { momentText } from '../dates.ts'
import { isOpen } from '../loan.ts'
import { quotesOf } from '../options.ts'
import { findLoan } from '../state.ts'

const options: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-details/options',
  summary: 'What can be done about what is owed, each with its cost',
  client: 'base',
  body: { productId: required, orderId: required },
  answer(request) {
    const { state, body, now, flag } = request
    const loan = findLoan(state, body.orderId)
    if (!loan || loan.product.id !== body.productId) {
      return failure('4004', 'We could not find this loan.')
    }
    if (!isOpen(loan)) return failure('4103', 'There is nothing to pay for this loan.')
    state.quotedAt = now
    const quotes = quotesOf(request, loan)
    const special = loan === state.loans[0] ? state.borrower.quotes?.(quotes) : undefined
    return success({
      currency: loan.product.symbol === '₹' ? 'INR' : 'PHP',
      asOf: momentText(now),
      options: special ?? quotes.map(quote => ({ ...quote, amount: flag(quote.amount) }))
    })
  }
}

export const optionsCalls: SandboxCall[] = [options]
