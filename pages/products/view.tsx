import { useStore } from '@nanostores/react'
import { productMessages as messages } from '#messages/products.ts'
import { Recommended, RecommendedSkeleton } from '../../shared/features/recommended/recommended.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import type { ProductsPage } from './store.ts'

export function Page({ store }: { store: ProductsPage }) {
  const resource = useStore(store.$order)
  return (
    <PageFrame title={messages.title}>
      {resource.state === 'failed' && <FailedState failed={resource} onRetry={store.load} />}
      {resource.state === 'loading' && (
        <RecommendedSkeleton titled={false} lines={8} slow={resource.slow} />
      )}
      {resource.state === 'ready' && (
        <Recommended titled={false} products={resource.data.products} onOpen={store.openProduct} />
      )}
    </PageFrame>
  )
}
