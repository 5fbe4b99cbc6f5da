import type { Scenario } from '../scenarios.ts'
import { scenario } from './compose.ts'

function myData(name: string, title: string, borrower = name): Scenario {
  return scenario('my-data.html', name, borrower, title, {})
}

export const privacyScenarios: Scenario[] = [
  myData('my-data', 'My data: nothing asked yet, a loan runs', 'due'),
  myData('my-data-settled', 'My data: everything can be asked, the loan is repaid', 'settled'),
  myData('data-requests', 'My data: requests that are open, late, answered and refused'),
  myData('data-sparse', 'My data with gaps'),
  myData('data-refused', 'My data refused with a message')
]
