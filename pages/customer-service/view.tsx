import { useStore } from '@nanostores/react'
import { customerServiceMessages as messages } from '#messages/customer-service.ts'
import { ContactWayList } from '../../shared/features/contact-ways/contact-way-list.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Rest, WaysCard } from './cards.tsx'
import type { CustomerServicePage } from './store.ts'
import './page.css'

interface StoreProps {
  store: CustomerServicePage
}

export function Page({ store }: StoreProps) {
  return (
    <PageFrame title={messages.title}>
      <Ways store={store} />
      <Rest />
    </PageFrame>
  )
}

function Ways({ store }: StoreProps) {
  const ways = useStore(store.$ways)
  if (ways.state === 'failed') return <ErrorState message={ways.message} onRetry={store.load} />
  return (
    <WaysCard>
      {ways.state === 'ready' ? (
        <ContactWayList ways={ways.data} />
      ) : (
        <Skeleton lines={2} slow={ways.slow} />
      )}
    </WaysCard>
  )
}
