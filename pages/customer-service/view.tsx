import { useStore } from '@nanostores/react'
import { customerServiceMessages as messages } from '#messages/customer-service.ts'
import { ContactWayList } from '../../shared/features/contact-ways/contact-way-list.tsx'
import { FailedNotice } from '../../shared/ui/notice/failed-notice.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { CallCard, HoursHead, Rest, WaysCard } from './cards.tsx'
import type { CustomerServicePage } from './store.ts'
import './page.css'

interface StoreProps {
  store: CustomerServicePage
}

export function Page({ store }: StoreProps) {
  const isOpen = useStore(store.$isOpen)
  return (
    <PageFrame title={messages.title} hero={<HoursHead isOpen={isOpen} />}>
      <CallCard isOpen={isOpen} />
      <Ways store={store} />
      <Rest />
    </PageFrame>
  )
}

function Ways({ store }: StoreProps) {
  const ways = useStore(store.$ways)
  if (ways.state === 'failed') {
    return <FailedNotice text={ways.message} onRetry={store.retry} />
  }
  // Only the phone is left, which stands above.
  if (ways.state === 'ready' && ways.data.length === 0) return null
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
