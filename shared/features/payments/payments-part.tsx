import { useStore } from '@nanostores/react'
import { brand } from '../../config/brand.ts'
import type { OrderKey } from '../../context/order-key.ts'
import type { LoanPage, MoneyState, PaymentsPart } from './loan-page.ts'
import { createPaymentsStore, type PaymentsStore } from './store.ts'
import '../../styles/unseen.css'
// Nothing is called paid before this code is there.
import '../../ui/error-state/paid-state.css'

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

export function PaymentsPanel({ store }: { store: PaymentsStore }) {
  const latest = useStore(store.$latest)
  const cards = useStore(store.$cards)
  const again = useStore(store.$again)
  const returned = useStore(store.$returned)
  const texts = latest && cards ? cards.describeNews(latest, store.page) : []
  return (
    <>
      {/* It stands there before it says anything, and is heard only when that changes. */}
      <p className="unseen" role="status">
        {texts.flatMap(({ title, lead = '', lines }) => [title, lead, ...lines]).join(' ')}
      </p>
      {latest && cards && (
        <cards.PaymentCards
          texts={texts}
          latest={latest}
          page={store.page}
          isReturned={returned}
          moments={store.moments}
          onSeen={() => store.$returned.set(false)}
        />
      )}
      {again && cards && (
        <cards.PayAgain
          // Another question is a new dialog, which takes no tap that was meant for the one before.
          key={again.payment?.state}
          again={again}
          latest={latest}
          page={store.page}
          onNotNow={store.closeAgain}
        />
      )}
    </>
  )
}
