import type { Scenario } from '../scenarios.ts'
import { loanQuery, scenario } from './compose.ts'

const rupees = { ...loanQuery, productId: '401' }

const repay = (name: string, title: string, query = loanQuery) =>
  scenario('repay.html', `repay-${name}`, name, title, query)
const delay = (name: string, title: string) =>
  scenario('repay-delay.html', `repay-delay-${name}`, name, title)
const order = (name: string, title: string) => scenario('order.html', `order-${name}`, name, title)
const plan = (name: string, title: string, borrower = name) =>
  scenario('arrangement.html', name, borrower, title)

export const optionScenarios: Scenario[] = [
  repay('options', 'Pay in full, a part, in parts, or wait'),
  repay('options-late', 'The same, twelve days late'),
  repay('options-early', 'Three weeks early: what paying now saves'),
  repay('options-wrong', 'Two quotes that contradict themselves'),
  repay('options-expiring', 'Quotes that hold for ten seconds'),
  repay('options-rupees', 'Options in rupees', rupees),
  repay('options-refused', 'Options that cannot be quoted'),
  delay('options', 'An extension beside the other options'),
  plan('arrangement', 'Ask for a plan', 'overdue'),
  plan('arrangement-asked', 'Asked for, not answered yet'),
  plan('arrangement-offered', 'A plan is offered'),
  plan('arrangement-agreed', 'A plan that was agreed'),
  plan('arrangement-declined', 'No plan, and what remains'),
  plan('arrangement-ended', 'A plan that has ended'),
  plan('arrangement-wrong', 'An offer that does not add up'),
  plan('arrangement-refused', 'A request that cannot be read'),
  order('arrangement-asked', 'A plan is asked for'),
  order('arrangement-offered', 'A plan is offered'),
  order('arrangement-agreed', 'A loan with a plan'),
  scenario(
    'statement.html',
    'statement-plan',
    'arrangement-agreed',
    'Statement of a loan with a plan'
  )
]
