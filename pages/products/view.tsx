import { useStore } from '@nanostores/react'
import { productMessages as messages } from '../../shared/messages/products.ts'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { openProduct } from '../../shared/ui/recommended/open-product.ts'
import { Recommended, RecommendedSkeleton } from '../../shared/ui/recommended/recommended.tsx'
import { $order, loadOrder } from './store.ts'

export function Page() {
  const resource = useStore($order)
  return (
    <PageFrame title={messages.title}>
      {resource.state === 'failed' && <ErrorState message={resource.message} onRetry={loadOrder} />}
      {resource.state === 'loading' && (
        <RecommendedSkeleton titled={false} lines={8} slow={resource.slow} />
      )}
      {resource.state === 'ready' && (
        <Recommended titled={false} products={resource.data.products} onOpen={openProduct} />
      )}
    </PageFrame>
  )
}
