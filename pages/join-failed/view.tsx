import { useStore } from '@nanostores/react'
import { jointLoginMessages as messages } from '#messages/joint-login.ts'
import type { JointLoginFailure } from '../../shared/api/joint-login.ts'
import {
  hasName,
  Recommended,
  RecommendedSkeleton
} from '../../shared/features/recommended/recommended.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { StatusBannerSkeleton } from '../../shared/ui/status-banner/status-banner.tsx'
import { FailureFrame } from './failure-frame.tsx'
import type { JoinFailedPage } from './store.ts'

export function Page({ store }: { store: JoinFailedPage }) {
  const resource = useStore(store.$failure)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <FailedState failed={resource} onRetry={store.load} />
      </PageFrame>
    )
  }
  if (resource.state === 'loading') {
    return (
      <PageFrame title={messages.title} hero={<StatusBannerSkeleton />}>
        <RecommendedSkeleton lines={8} slow={resource.slow} />
      </PageFrame>
    )
  }
  return <LoginFailure failure={resource.data} onOpen={store.openProduct} />
}

interface LoginFailureProps {
  failure: JointLoginFailure
  onOpen: JoinFailedPage['openProduct']
}

function LoginFailure({ failure, onOpen }: LoginFailureProps) {
  const { notice, error, products } = failure
  return (
    <FailureFrame notice={notice} error={error}>
      {products.some(hasName) && <Recommended first={3} products={products} onOpen={onOpen} />}
    </FailureFrame>
  )
}
