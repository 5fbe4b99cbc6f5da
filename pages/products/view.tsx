import { useStore } from '@nanostores/react'
import { pageMessages } from '#messages/page.ts'
import { productMessages as messages } from '#messages/products.ts'
import { viewMoreProducts } from '../../shared/features/recommended/open-product.ts'
import {
  hasName,
  Recommended,
  RecommendedSkeleton
} from '../../shared/features/recommended/recommended.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { RefusedState } from '../../shared/ui/error-state/refused-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import type { ProductsPage } from './store.ts'
import '../../shared/ui/language-switch/globe-alone.css'
import './page.css'

export function Page({ store }: { store: ProductsPage }) {
  const resource = useStore(store.$order)
  const hasNone = resource.state === 'ready' && !resource.data.products.some(hasName)
  const hasLead = resource.state !== 'failed' && !hasNone
  return (
    <PageFrame title={messages.title} hero={hasLead && <p>{messages.lead}</p>}>
      {resource.state === 'failed' && <FailedState failed={resource} onRetry={store.load} />}
      {resource.state === 'loading' && (
        <RecommendedSkeleton titled={false} lines={8} slow={resource.slow} />
      )}
      {hasNone && (
        <RefusedState message={messages.none} action={pageMessages.home} onAct={viewMoreProducts} />
      )}
      {resource.state === 'ready' && !hasNone && (
        <Recommended titled={false} products={resource.data.products} onOpen={store.openProduct} />
      )}
    </PageFrame>
  )
}
