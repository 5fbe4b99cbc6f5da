import { useStore } from '@nanostores/react'
import type { JointLoginFailure } from '../../shared/api/joint-login.ts'
import { jointLoginMessages as messages } from '../../shared/messages/joint-login.ts'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { AlertIcon } from '../../shared/ui/icon/alert-icon.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Recommended, RecommendedSkeleton } from '../../shared/ui/recommended/recommended.tsx'
import { StatusBanner, StatusBannerSkeleton } from '../../shared/ui/status-banner/status-banner.tsx'
import { $failure, loadFailure, openProduct } from './store.ts'

export function Page() {
  const resource = useStore($failure)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <ErrorState message={resource.message} onRetry={loadFailure} />
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
  return <LoginFailure failure={resource.data} />
}

function LoginFailure({ failure }: { failure: JointLoginFailure }) {
  const { notice, error, products } = failure
  return (
    <PageFrame
      title={messages.title}
      hero={<StatusBanner icon={<AlertIcon />} title={messages.failed} text={notice} />}
    >
      {error && <p className="card">{error}</p>}
      <Recommended products={products} onOpen={openProduct} />
    </PageFrame>
  )
}
