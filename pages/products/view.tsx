import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
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

type ProductsProps = Pick<ComponentProps<typeof Recommended>, 'products' | 'onOpen'>

function Products(props: ProductsProps) {
  if (props.products.some(hasName)) return <Recommended titled={false} {...props} />
  return (
    <RefusedState message={messages.none} action={pageMessages.home} onAct={viewMoreProducts} />
  )
}

export function Page({ store }: { store: ProductsPage }) {
  const resource = useStore(store.$order)
  return (
    <PageFrame title={messages.title}>
      {resource.state === 'failed' && <FailedState failed={resource} onRetry={store.load} />}
      {resource.state === 'loading' && (
        <RecommendedSkeleton titled={false} lines={8} slow={resource.slow} />
      )}
      {resource.state === 'ready' && (
        <Products products={resource.data.products} onOpen={store.openProduct} />
      )}
    </PageFrame>
  )
}
