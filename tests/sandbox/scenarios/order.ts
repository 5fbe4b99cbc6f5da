import type { Scenario } from '../scenarios.ts'
import { loanQuery, scenario } from './compose.ts'

function order(name: string, title: string, borrower = name, query: Record<string, string> = {}) {
  return scenario('order.html', `order-${name}`, borrower, title, { ...loanQuery, ...query })
}

export const orderScenarios: Scenario[] = [
  order('review', 'Under review (21)'),
  order('not-approved', 'Not approved (110), with recommended products'),
  order('payout-failed', 'Payout failed (151), with recommended products'),
  order('running', 'Running loan (170): Repayment'),
  order('due', 'Due today (174): Repayment'),
  order('due-rollover', 'Due in 3 days (174, isDelay): REPAY and Rollover Repayment'),
  order('overdue', 'Overdue by 3 days (180): Repayment'),
  order('overdue-rollover', 'Overdue by 12 days (180, isDelay): REPAY and Rollover Repayment'),
  order('dispute', 'Overdue (180), a payment in dispute', 'disputes'),
  order('settled', 'Paid in full (200): Borrow Again'),
  order('new-status', 'A status that the page does not know'),
  order('external-repay', 'Repayment goes to an external page (h5Url)'),
  order('external-repay-app', 'Repayment goes to a screen of the app (h5Url)'),
  order('tips', 'Kind tips'),
  order('rate-us', 'Rating asked for (isScore 1)'),
  order('bind-card', 'Bank card dialog (cardNeedPop 1)'),
  order('redirected', 'Sent elsewhere at once (playeduL)'),
  order('withdraw', 'Withdraw prompt (21 with reyMsg and playeduL)'),
  order('polling', 'Under review, paid out at the third look'),
  order('many-rows', 'Forty rows of details'),
  order('long-words', 'Very long words'),
  order('rupees', 'Loan in rupees', 'rupees', { productId: '401' }),
  order('no-telephone', 'No service phone'),
  order('missing-fields', 'Every optional field missing'),
  order('broken-logo', 'Product logo that does not load'),
  order('refused', 'The session has ended', 'no-loan'),
  order('unknown-order', 'An order that is not his', 'due', { orderId: '20499999' }),
  order('no-query', 'Opened without product and order', 'due', { productId: '', orderId: '' }),
  order('hostile-link', 'Repayment link that is a script'),
  order('slow', 'Slow network (10 s)', 'due', { fault: 'slow' }),
  order('offline', 'No connection', 'due', { fault: 'offline' }),
  order('html', 'A captive portal answers', 'due', { fault: 'html' })
]
