import type { SignedPaper } from '../../../shared/features/paper/signed-paper.ts'
import { lastDueDay } from '../arrangement.ts'
import {
  type CallRequest,
  failure,
  mayBeEmpty,
  required,
  type SandboxAnswer,
  type SandboxCall,
  shaped,
  success
} from '../call.ts'
import { dayText, manilaDay, momentText } from '../dates.ts'
import { ledgerOf } from '../ledger.ts'
import { holder, isOpen, type Loan } from '../loan.ts'
import { signPaper } from '../sign-paper.ts'
import { findLoan } from '../state.ts'

const UNKNOWN = failure('4004', 'We could not find this loan.')
const NOTHING = failure('4201', 'This loan was not paid out, so there is nothing to state.')
const NOT_PAID = failure('4202', 'This loan is not paid in full yet.')
const NO_RECEIPT = failure('4203', 'There is no receipt of this payment yet.')

async function withLoan(
  request: CallRequest,
  answer: (loan: Loan) => SandboxAnswer | Promise<SandboxAnswer>
) {
  const loan = findLoan(request.state, request.body.orderId)
  if (!loan || loan.product.id !== request.body.productId) return UNKNOWN
  return isOpen(loan) || loan.status === 200 ? answer(loan) : NOTHING
}

const currencyOf = (loan: Loan) => (loan.product.symbol === '₹' ? 'INR' : 'PHP')
const contractOf = (loan: Loan) => `SP-${loan.id}`

function stateText(loan: Loan, today: number): string {
  if (loan.status === 200) return 'Paid in full'
  return today > loan.dueDay ? 'Overdue' : 'Being repaid'
}

function statementAnswer({ state, today, now, flag }: CallRequest, loan: Loan): SandboxAnswer {
  const usual = ledgerOf(loan, state.payments, today)
  const entries = state.borrower.statement?.(usual, loan) ?? usual
  const balance = entries.at(-1)?.balance ?? 0
  return success({
    loan: {
      contract: contractOf(loan),
      holder,
      product: loan.product.name,
      amount: flag(loan.principal),
      received: loan.principal - loan.fee,
      currency: currencyOf(loan),
      from: dayText(loan.startDay),
      due: dayText(lastDueDay(loan)),
      state: stateText(loan, today)
    },
    entries: entries.map(entry => ({ ...entry, change: flag(entry.change ?? 0) })),
    balance: flag(balance),
    asOf: momentText(now)
  })
}

const statement: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-papers/statement',
  summary: 'The statement of a loan',
  client: 'base',
  body: { productId: required, orderId: required },
  answer: request => withLoan(request, loan => statementAnswer(request, loan))
}

async function signed(
  { now }: CallRequest,
  loan: Loan,
  own: Pick<SignedPaper, 'kind' | 'amount' | 'date' | 'reference' | 'balance'>
): Promise<SandboxAnswer> {
  const common = { contract: contractOf(loan), holder, currency: currencyOf(loan) }
  return success({ jws: await signPaper({ ...own, ...common, iat: Math.floor(now / 1000) }) })
}

function receipt(request: CallRequest, loan: Loan): SandboxAnswer | Promise<SandboxAnswer> {
  const { state, today, body } = request
  const payment = state.payments.find(({ id, loanId }) => id === body.id && loanId === loan.id)
  if (!payment?.isPosted) return NO_RECEIPT
  const day = manilaDay(payment.postsAt ?? payment.madeAt)
  const balance = ledgerOf(loan, state.payments, today).at(-1)?.balance ?? 0
  return signed(request, loan, {
    kind: 'receipt',
    amount: payment.amount,
    date: dayText(day),
    reference: `R${loan.id}${payment.id}`,
    balance
  })
}

function closure(request: CallRequest, loan: Loan): SandboxAnswer | Promise<SandboxAnswer> {
  if (loan.status !== 200) return NOT_PAID
  const entries = ledgerOf(loan, request.state.payments, request.today)
  const paid = entries.filter(({ kind }) => kind === 'payment')
  return signed(request, loan, {
    kind: 'closure',
    amount: -paid.reduce((sum, { change = 0 }) => sum + change, 0),
    date: dayText(loan.paidDay ?? request.today),
    reference: `C${loan.id}`,
    balance: 0
  })
}

const paper: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-papers/paper',
  summary: 'A signed paper of a loan',
  client: 'base',
  body: {
    productId: required,
    orderId: required,
    kind: shaped(required, /^(?:receipt|closure)$/, 'receipt or closure'),
    id: mayBeEmpty
  },
  answer: request =>
    withLoan(request, loan =>
      request.body.kind === 'closure' ? closure(request, loan) : receipt(request, loan)
    )
}

export const papersCalls: SandboxCall[] = [statement, paper]
