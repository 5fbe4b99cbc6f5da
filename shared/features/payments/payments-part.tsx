import { brand } from '../../config/brand.ts'
import type { OrderKey } from '../../context/order-key.ts'
import type { LoanPage, MoneyState, PaymentsPart } from './loan-page.ts'
import { PaymentsPanel } from './payments-panel.tsx'
import { createPaymentsStore } from './store.ts'

/** By the service where there is one, else by changes of the loan. */
export async function createPaymentsPart(
  key: OrderKey,
  page: LoanPage,
  onMoney: (state: MoneyState) => void
): Promise<PaymentsPart> {
  if (!brand.services.includes('payments')) {
    const { createLoanChangesPart } = await import('./loan-changes-part.tsx')
    return createLoanChangesPart(key, page)
  }
  const store = createPaymentsStore(key, page, onMoney)
  const Panel = () => <PaymentsPanel store={store} />
  return { Panel, begin: store.begin, guard: store.guard }
}
