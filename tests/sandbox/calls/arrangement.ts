import { beginPlan, decide, leftOf, type SandboxArrangement } from '../arrangement.ts'
import {
  type CallRequest,
  failure,
  optional,
  required,
  type SandboxAnswer,
  type SandboxCall,
  shaped,
  success
} from '../call.ts'
import { dayText, momentText, workingDayAfter } from '../dates.ts'
import { isOpen, type Loan, lateCharge } from '../loan.ts'
import { costOf } from '../options.ts'
import { findLoan } from '../state.ts'

const UNKNOWN = failure('4004', 'We could not find this loan.')
const day = 86_400_000

const answerBy = ({ askedAt }: SandboxArrangement) => dayText(workingDayAfter(askedAt, 2))

function withLoan(request: CallRequest, answer: (loan: Loan) => SandboxAnswer): SandboxAnswer {
  const loan = findLoan(request.state, request.body.orderId)
  return loan && loan.product.id === request.body.productId ? answer(loan) : UNKNOWN
}

const messages = {
  asked: '',
  offered: '',
  agreed: '',
  declined: 'The first payment is too small for a plan. You can still pay a part of it.',
  ended: 'You can ask for another plan.'
}

/** An offer, or a plan with the payments that are still to come. */
function offerOf(loan: Loan, arrangement: SandboxArrangement, { today, now }: CallRequest) {
  const schedule = leftOf(loan)
  const rest = schedule.reduce((sum, { amount }) => sum + amount, 0)
  const isOffer = arrangement.state === 'offered'
  const late = isOffer ? lateCharge(loan, today) : 0
  return {
    id: arrangement.id,
    kind: 'plan',
    amount: 0,
    ...(isOffer && { until: momentText(now + 3 * day) }),
    rest,
    schedule: schedule.map(each => ({ date: dayText(each.day), amount: each.amount })),
    cost: Math.max(0, costOf(loan, today) - late),
    waived: late
  }
}

const detail: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-arrangement/detail',
  summary: 'How a request for a plan stands',
  client: 'base',
  body: { productId: required, orderId: required },
  answer: request =>
    withLoan(request, loan => {
      const { today, now, state } = request
      decide(loan, today, now)
      const { arrangement } = loan
      if (!arrangement || !isOpen(loan)) return success({ state: 'none' })
      const special = state.borrower.arrangementOffer
      const hasOffer = ['offered', 'agreed'].includes(arrangement.state)
      return success({
        state: arrangement.state,
        answerBy: arrangement.state === 'asked' ? answerBy(arrangement) : '',
        message: messages[arrangement.state],
        ...(hasOffer && { offer: { ...offerOf(loan, arrangement, request), ...special } })
      })
    })
}

const request: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-arrangement/request',
  summary: 'Ask for a plan',
  client: 'base',
  body: {
    productId: required,
    orderId: required,
    reason: shaped(required, /^(?:income|illness|calamity|other)$/, 'a reason'),
    canPay: shaped(required, /^\d+$/, 'digits'),
    payOn: shaped(required, /^\d{4}-\d{2}-\d{2}$/, 'a date'),
    note: { ...optional, longest: 1000 }
  },
  answer: request =>
    withLoan(request, loan => {
      const { body, now } = request
      if (!isOpen(loan)) return failure('4301', 'There is nothing to pay for this loan.')
      const current = loan.arrangement
      // A second request for what is asked already changes nothing.
      if (current && !['declined', 'ended'].includes(current.state)) {
        return success({ id: current.id, answerBy: answerBy(current) })
      }
      loan.arrangement = {
        id: `A${loan.id}`,
        reason: body.reason ?? '',
        canPay: Number(body.canPay),
        payOn: Date.parse(`${body.payOn}T00:00:00Z`) / day,
        askedAt: now,
        state: 'asked',
        schedule: [],
        paidBefore: 0
      }
      return success({ id: loan.arrangement.id, answerBy: answerBy(loan.arrangement) })
    })
}

const answer: SandboxCall = {
  method: 'POST',
  path: '/v3/loan-arrangement/answer',
  summary: 'Agree to an offered plan, or not',
  client: 'base',
  body: { id: required, agrees: shaped(required, /^[01]$/, '0 or 1') },
  answer({ state, body, today }) {
    const loan = state.loans.find(({ arrangement }) => arrangement?.id === body.id)
    if (!loan?.arrangement) return failure('4302', 'There is no such offer.')
    const agrees = body.agrees === '1'
    if (loan.arrangement.state === (agrees ? 'agreed' : 'ended')) return success()
    if (loan.arrangement.state !== 'offered') {
      return failure('4303', 'This offer does not hold any more.')
    }
    if (agrees) beginPlan(loan, today)
    else loan.arrangement.state = 'ended'
    return success()
  }
}

export const arrangementCalls: SandboxCall[] = [detail, request, answer]
