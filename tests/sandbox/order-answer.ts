import { brand } from '../../shared/config/brand.ts'
import { lastDueDay } from './arrangement.ts'
import type { SandboxRow } from './borrowers.ts'
import type { CallRequest } from './call.ts'
import { isAnswered } from './complaint-answer.ts'
import { dayText, plural, spokenDay } from './dates.ts'
import { amountDue, daysLate, interest, type Loan, lateCharge, statusOn, totalDue } from './loan.ts'
import { moneyText } from './money.ts'
import { products } from './products.ts'

/** Sent now as a number and now as a string. */
const FLAGS = ['orderStatus', 'inside', 'isDelay', 'isScore', 'cardNeedPop']

function dueText(loan: Loan, today: number): string {
  const days = loan.dueDay - today
  if (days === 0) return 'due today'
  return days > 0 ? `due in ${plural(days, 'day')}` : `overdue by ${plural(-days, 'day')}`
}

function lateFrom({ arrangement, dueDay }: Loan, today: number): string {
  if (dueDay === today) return 'Late charges start tomorrow.'
  const day = arrangement?.state === 'agreed' ? spokenDay(dueDay) : 'your due date'
  return `Late charges start the day after ${day}.`
}

function notice(loan: Loan, today: number): [title: string, text: string] {
  switch (statusOn(loan, today)) {
    case 21:
      return ['Under review', 'We are checking your application. We answer within 1 day.']
    case 110:
      return ['Not approved', 'We cannot offer you this loan now. You may apply again in 30 days.']
    case 151:
      return [
        'Payout did not go through',
        'Your bank returned the money. The loan has not started and you owe nothing.'
      ]
    case 170:
      return loan.extensions > 0
        ? ['Loan extended', `Your new due date is ${spokenDay(loan.dueDay)}.`]
        : ['Your loan is running', lateFrom(loan, today)]
    case 174:
      return [`Payment ${dueText(loan, today)}`, lateFrom(loan, today)]
    case 180:
      return [`Payment ${dueText(loan, today)}`, 'Late charges grow each day.']
    default:
      return ['Loan paid in full', 'You owe nothing. Thank you for repaying.']
  }
}

function rows(loan: Loan, today: number): SandboxRow[] {
  const money = (cents: number) => moneyText(cents, loan.product.symbol)
  const term = { text: 'Loan term', value: `${loan.term} days` }
  if ([21, 110, 151].includes(loan.status)) {
    return [
      { text: 'Amount applied for', value: money(loan.principal) },
      term,
      { text: 'Applied on', value: dayText(Math.min(loan.startDay, today)) }
    ]
  }
  const base = [
    { text: 'Loan amount', value: money(loan.principal) },
    { text: 'Amount received', value: money(loan.principal - loan.fee) },
    term
  ]
  if (loan.paidDay !== undefined) {
    return [
      ...base,
      { text: 'Amount paid', value: money(totalDue(loan, loan.paidDay)) },
      { text: 'Paid on', value: dayText(loan.paidDay) }
    ]
  }
  const late = { text: 'Late charge', value: money(lateCharge(loan, today)) }
  return [
    ...base,
    { text: 'Interest', value: money(interest(loan)) },
    ...(daysLate(loan, today) > 0 ? [late] : []),
    { text: 'Amount to repay', value: money(amountDue(loan, today)) },
    { text: 'Due date', value: dayText(lastDueDay(loan)) }
  ]
}

/** Recommended products, in the currency of the loan and without its own product. */
export function recommended({ flag, url }: CallRequest, own?: { id: string; symbol: string }) {
  return products
    .filter(({ id, symbol }) => id !== own?.id && symbol === (own?.symbol ?? '₱'))
    .map(product => ({
      logo: url(`/pictures/${product.logo}.svg`),
      name: product.name,
      buttonText: product.enabled ? 'Apply' : 'Closed',
      amountRange: product.amountRange,
      amountRangeDes: 'Loan amount',
      rate: product.rate,
      rateDes: 'Interest from',
      enabled: flag(product.enabled),
      tags: product.tags,
      ids: product.id,
      ...(product.lender && {
        lender: product.lender,
        factsUrl: url(`/elsewhere?to=key-facts&product=${product.id}`)
      })
    }))
}

/** The complaint about a payment or a charge of a loan that nobody has answered yet. */
function disputeOf({ state, now }: CallRequest, loan: Loan) {
  const found = state.complaints.find(
    complaint =>
      complaint.loanId === loan.id &&
      ['2', '3'].includes(complaint.type) &&
      !isAnswered(complaint, now)
  )
  const text = 'You have told us that a payment or charge is wrong.'
  return found && { problemId: found.id, text }
}

export function orderAnswer(request: CallRequest, loan: Loan): Record<string, unknown> {
  const { state, today, flag, url } = request
  const dispute = disputeOf(request, loan)
  const [noticeStatusText, noticeDesText] = notice(loan, today)
  const special = loan === state.loans[0] ? state.borrower.details?.(request) : undefined
  const answer: Record<string, unknown> = {
    orderStatus: statusOn(loan, today),
    noticeStatusText,
    noticeDesText,
    recProducts: [21, 110, 151].includes(loan.status) ? recommended(request, loan.product) : [],
    productName: loan.product.name,
    productLogo: url(`/pictures/${loan.product.logo}.svg`),
    userOrderDetail: { detail: rows(loan, today) },
    inside: 0,
    h5Url: '',
    isDelay: loan.extendable ? 1 : 0,
    telephone: brand.servicePhone,
    isScore: 0,
    playeduL: '',
    reyMsg: '',
    KindTipsMsg: '',
    cardNeedPop: 0,
    cardPopTitle: '',
    cardPopMsg: '',
    // A borrower in dispute is not pressed to pay.
    ...(dispute && { dispute, noticeDesText: '' }),
    ...special
  }
  if (state.rated) answer.isScore = 0
  if (state.bankBound) answer.cardNeedPop = 0
  for (const name of FLAGS) {
    const value = answer[name]
    if (typeof value === 'number') answer[name] = flag(value)
  }
  return answer
}
