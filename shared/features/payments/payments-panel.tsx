import { useStore } from '@nanostores/react'
import type { PaymentsStore } from './store.ts'
import '../../styles/unseen.css'

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
        {texts.map(({ title, lines }) => [title, ...lines].join(' ')).join(' ')}
      </p>
      {latest && cards && (
        <cards.PaymentCards
          texts={texts}
          latest={latest}
          page={store.page}
          again={again}
          isReturned={returned}
          moments={store.moments}
          onSeen={() => store.$returned.set(false)}
          onNotNow={store.closeAgain}
        />
      )}
    </>
  )
}
