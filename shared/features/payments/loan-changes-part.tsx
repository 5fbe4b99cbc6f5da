import type { OrderKey } from '../../context/order-key.ts'
import { createLoanChanges } from './loan-changes.ts'
import { LoanChangesPanel } from './loan-changes-panel.tsx'
import type { LoanPage, PaymentsPart } from './loan-page.ts'

export function createLoanChangesPart(key: OrderKey, page: LoanPage): PaymentsPart {
  const changes = createLoanChanges(key, page)
  return {
    Panel: () => <LoanChangesPanel changes={changes} />,
    begin: changes.begin,
    guard: action => action()
  }
}
