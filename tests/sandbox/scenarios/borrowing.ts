import type { Scenario } from '../scenarios.ts'
import { loanQuery, scenario } from './compose.ts'

const bankQuery = { product_id: loanQuery.productId, orderId: loanQuery.orderId }

/** The same state on both variants of the confirmation. */
function confirm(name: string, title: string, query: Record<string, string> = {}): Scenario[] {
  const all = { ...loanQuery, ...query }
  const newName = name.replace(/^confirm/, 'confirm-new')
  return [
    scenario('confirm.html', name, name, title, all),
    scenario('confirm-new.html', newName, name, `${title} (variant 2)`, all)
  ]
}

export const borrowingScenarios: Scenario[] = [
  ...confirm('confirm', 'A single payment'),
  ...confirm('confirm-instalments', 'Three instalments'),
  ...confirm('confirm-no-plan', 'No payment plan'),
  ...confirm('confirm-sparse', 'Fields missing'),
  ...confirm('confirm-no-amount', 'Amount missing'),
  ...confirm('confirm-popup', 'Agreement popup, and a popup on going back'),
  ...confirm('confirm-rupees', 'A loan in rupees', { productId: '401' }),
  ...confirm('confirm-refused', 'Offer refused with a message'),
  scenario('confirm.html', 'confirm-push-refused', 'push-refused', 'Loan refused with a message'),
  scenario(
    'confirm-new.html',
    'confirm-new-push-refused',
    'push-refused',
    'Loan refused (variant 2)'
  ),
  scenario(
    'confirm-new.html',
    'confirm-new-promotion',
    'confirm-promotion',
    'Promotion (variant 2)'
  ),
  scenario('bind-bank.html', 'bind-bank', 'bank', 'First account', bankQuery),
  scenario('bind-bank.html', 'bind-bank-known', 'bank-known', 'Account known', bankQuery),
  scenario('bind-bank.html', 'bind-bank-change', 'bind-card', 'Opened from the order', {
    ...bankQuery,
    source: 'loanDetail'
  }),
  scenario('bind-bank.html', 'bind-bank-refused', 'bank-refused', 'Account refused', bankQuery),
  scenario('bind-bank.html', 'bind-bank-no-form', 'bank-no-form', 'No form, a message', bankQuery)
]
