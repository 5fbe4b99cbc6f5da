import type { CallRequest } from './call.ts'
import { dayText } from './dates.ts'
import { holder, type Loan } from './loan.ts'
import { moneyText, rateText } from './money.ts'
import { planParts, wirePlan } from './offer.ts'

export const agreements = [
  { id: 'loan-agreement', title: 'Loan Agreement' },
  { id: 'disclosure-statement', title: 'Disclosure Statement' },
  { id: 'data-privacy-consent', title: 'Data Privacy Consent' }
]

/** The fields that are different in this borrower's offer, of both variants. */
function ownAnswer(request: CallRequest, loan: Loan): Record<string, unknown> {
  return request.state.borrower.confirmation?.(request, loan) ?? {}
}

export function confirmationAnswer(request: CallRequest, loan: Loan): Record<string, unknown> {
  const { today, flag, url } = request
  const money = (cents: number) => moneyText(cents, loan.product.symbol)
  const parts = planParts(loan, today)
  const interest = parts.reduce((sum, part) => sum + part.interest, 0)
  const first = dayText(parts[0]?.day ?? today)
  const { NewButtonMsg: _button, NewPopMsg: _popup, ...own } = ownAnswer(request, loan)
  return {
    holder,
    comProductLogo: url(`/pictures/${loan.product.logo}.svg`),
    comProductName: loan.product.name,
    amount: flag(loan.principal),
    periods: flag(loan.term),
    termUnit: 'day',
    details: [
      { text: 'Loan amount', value: money(loan.principal) },
      { text: 'Processing fee', value: money(loan.fee) },
      { text: 'Amount received', value: money(loan.principal - loan.fee) },
      { text: 'Interest', value: money(interest) },
      { text: 'Total to repay', value: money(loan.principal + interest) },
      { text: parts.length > 1 ? 'First payment' : 'Payment', value: first }
    ],
    repay_plans: wirePlan(parts, money),
    firstPayTime: first,
    firstPeriodDay: flag((parts[0]?.day ?? today) - today),
    pRateDsc: rateText(loan.dailyRate),
    sendSms: flag(0),
    isPopType: flag(0),
    popContent: '',
    popTitle: '',
    popAgreementUrl: '',
    ...own
  }
}

export function newConfirmationAnswer(request: CallRequest, loan: Loan): Record<string, unknown> {
  return {
    currency: loan.product.symbol,
    orderKey: orderKey(loan),
    NewButtonMsg: 'Get my money',
    NewPopMsg: null,
    ...confirmationAnswer(request, loan),
    ...ownAnswer(request, loan)
  }
}

export function orderKey(loan: Loan): string {
  return `k-${loan.id}`
}
