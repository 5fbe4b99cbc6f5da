import type { SignedPaper } from '../../../shared/features/paper/signed-paper.ts'
import {
  type Asked,
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
  asked: Asked,
  answer: (loan: Loan) => SandboxAnswer | Promise<SandboxAnswer>
) {
  const loan = findLoan(asked.state, asked.body.orderId)
  if (!loan || loan.product.id !== asked.body.productId) return UNKNOWN
  return isOpen(loan) || loan.status === 200 ? answer(loan) : NOTHING
}

const currencyOf = (loan: Loan) => (loan.product.symbol === '₹' ? 'INR' : 'PHP')
const contractOf = (loan: Loan) => `SP-${loan.id}`

function stateText(loan: Loan, today: number): string {
  if (loan.status === 200) return 'Paid in full'
  return today > loan.dueDay ? 'Overdue' : 'Being repaid'
}

function statementAnswer({ state, today, now, flag }: Asked, loan: Loan): SandboxAnswer {
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
      due: dayText(loan.dueDay),
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
  answer: asked => withLoan(asked, loan => statementAnswer(asked, loan))
}

async function signed(
  { now }: Asked,
  loan: Loan,
  own: Pick<SignedPaper, 'kind' | 'amount' | 'date' | 'reference' | 'balance'>
): Promise<SandboxAnswer> {
  const said = { contract: contractOf(loan), holder, currency: currencyOf(loan) }
  return success({ jws: await signPaper({ ...own, ...said, iat: Math.floor(now / 1000) }) })
}

function receipt(asked: Asked, loan: Loan): SandboxAnswer | Promise<SandboxAnswer> {
  const { state, today, body } = asked
  const payment = state.payments.find(({ id, loanId }) => id === body.id && loanId === loan.id)
  if (!payment?.isPosted) return NO_RECEIPT
  const day = manilaDay(payment.postsAt ?? payment.madeAt)
  const balance = ledgerOf(loan, state.payments, today).at(-1)?.balance ?? 0
  return signed(asked, loan, {
    kind: 'receipt',
    amount: payment.amount,
    date: dayText(day),
    reference: `R${loan.id}${payment.id}`,
    balance
  })
}

function closure(asked: Asked, loan: Loan): SandboxAnswer | Promise<SandboxAnswer> {
  if (loan.status !== 200) return NOT_PAID
  const entries = ledgerOf(loan, asked.state.payments, asked.today)
  const paid = entries.filter(({ kind }) => kind === 'payment')
  return signed(asked, loan, {
    kind: 'closure',
    amount: -paid.reduce((sum, { change = 0 }) => sum + change, 0),
    date: dayText(loan.paidDay ?? asked.today),
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
  answer: asked =>
    withLoan(asked, loan =>
      asked.body.kind === 'closure' ? closure(asked, loan) : receipt(asked, loan)
    )
}

export const papersCalls: SandboxCall[] = [statement, paper]
