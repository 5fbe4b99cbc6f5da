import type { Scenario } from '../scenarios.ts'
import { loanQuery, scenario } from './compose.ts'

function statement(name: string, title: string, borrower = name, query = {}) {
  return scenario('statement.html', name, borrower, title, { ...loanQuery, ...query })
}

export const papersScenarios: Scenario[] = [
  statement('statement', 'Statement of a loan that is overdue', 'overdue-rollover'),
  statement('statement-settled', 'Statement of a loan that is paid', 'settled'),
  statement('statement-wrong', 'Statement with a line that does not add up'),
  statement('statement-long', 'Statement of three years'),
  statement('statement-sparse', 'Statement with gaps'),
  statement('statement-rupees', 'Statement in rupees', 'rupees', { productId: '401' }),
  statement('statement-refused', 'Statement refused with a message'),
  statement('statement-review', 'No statement: nothing was paid out', 'review'),
  scenario('verify.html', 'verify', 'due', 'Check a document: opened without one', {})
]
