import type { ReactNode } from 'react'
import type { Product } from '../../api/order.ts'
import { productMessages as messages } from '../../messages/products.ts'
import { Button } from '../button/button.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { viewMoreProducts } from './open-product.ts'

/** Only the first products show their tags (specification, section 3). */
export const withTags = 2

interface CardProps {
  /** Left out on the page that has this title itself. */
  titled?: boolean | undefined
  children: ReactNode
}

export function RecommendedCard({ titled = true, children }: CardProps) {
  return (
    <section className="card">
      {titled && <h2 className="card_title">{messages.recommended}</h2>}
      {children}
    </section>
  )
}

interface RecommendedProps {
  titled?: boolean
  products: readonly Product[]
  onOpen: (product: Product, position: number) => void
}

/** Other loans that can be applied for, and the way to all of them. */
export function Recommended({ titled, products, onOpen }: RecommendedProps) {
  return (
    <RecommendedCard titled={titled}>
      {products.length === 0 && <p>{messages.none}</p>}
      <ul>
        {products.map((product, position) => (
          <ProductCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is what the backend counts.
            key={position}
            product={product}
            showsTags={position < withTags}
            onOpen={() => onOpen(product, position)}
          />
        ))}
      </ul>
      <Button look="quiet" onClick={viewMoreProducts}>
        {messages.more}
      </Button>
    </RecommendedCard>
  )
}

interface RecommendedSkeletonProps {
  titled?: boolean
  lines: number
  slow?: boolean
}

export function RecommendedSkeleton({ titled, lines, slow = false }: RecommendedSkeletonProps) {
  return (
    <RecommendedCard titled={titled}>
      <Skeleton lines={lines} slow={slow} />
    </RecommendedCard>
  )
}
