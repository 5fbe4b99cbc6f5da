import { brand } from '../../config/brand.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { createLoanChanges } from './loan-changes.ts'
import { LoanChangesPanel } from './loan-changes-panel.tsx'
import type { LoanPage, MoneyState, PaymentsPart } from './loan-page.ts'
import { PaymentsPanel } from './payments-panel.tsx'
import { Remind } from './remind.tsx'
import { createPaymentsStore } from './store.ts'

/** Shows payments by the service where there is one, else by what changes on the loan. */
export function createPaymentsPart(
  key: OrderKey,
  page: LoanPage,
  onMoney: (state: MoneyState) => void
): PaymentsPart {
  const Reminder = () => <Remind loan={key} texts={page.samples()} />
  if (!brand.services.includes('payments')) {
    const changes = createLoanChanges(key, page.refresh)
    return {
      Reminder,
      Panel: () => <LoanChangesPanel changes={changes} />,
      begin: changes.begin,
      guard: action => action()
    }
  }
  const store = createPaymentsStore(key, page, onMoney)
  const Panel = () => <PaymentsPanel store={store} />
  return { Panel, Reminder, begin: store.begin, guard: store.guard }
}
