import { type ReactNode, useState } from 'react'
import { pageMessages } from '#messages/page.ts'
import { productMessages as messages } from '#messages/products.ts'
import type { Product } from '../../api/order.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { useFocusInList } from '../../ui/focus-place.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { viewMoreProducts } from './open-product.ts'
import { ProductCard } from './product-card.tsx'

/** Only the first products show their tags (specification, section 3). */
export const withTags = 2

/** Two hundred at once are slow on a cheap phone. */
const atOnce = 20

interface CardProps {
  /** False on the page that has this title itself. */
  titled?: boolean | undefined
  children: ReactNode
}

export function RecommendedCard({ titled = true, children }: CardProps) {
  return <Card title={titled ? messages.recommended : undefined}>{children}</Card>
}

export const hasName = ({ name }: Product) => name !== ''

/** Open ones first; each keeps its place in the answer, which the backend counts by. */
function listOf(products: readonly Product[]) {
  const entries = products.map((product, position) => ({ product, position }))
  return entries
    .filter(({ product }) => hasName(product))
    .sort((one, other) => Number(other.product.enabled) - Number(one.product.enabled))
}

interface RecommendedProps {
  titled?: boolean
  /** How many stand there before somebody asks for more. */
  first?: number
  products: readonly Product[]
  onOpen: (product: Product, position: number) => void
}

export function Recommended({ titled, first = atOnce, products, onOpen }: RecommendedProps) {
  const list = listOf(products)
  const [count, setCount] = useState(first)
  const { list: place, leave } = useFocusInList(count)
  const showMore = () => {
    leave(count)
    setCount(count + atOnce)
  }
  if (list.length === 0) {
    return (
      <Button variant="quiet" onClick={viewMoreProducts}>
        {pageMessages.home}
      </Button>
    )
  }
  return (
    <RecommendedCard titled={titled}>
      <ul ref={place}>
        {list.slice(0, count).map(({ product, position }, index) => (
          <ProductCard
            key={position}
            product={product}
            showsTags={index < withTags}
            onOpen={() => onOpen(product, position)}
          />
        ))}
      </ul>
      {count < list.length ? (
        <Button variant="secondary" onClick={showMore}>
          {messages.next}
        </Button>
      ) : (
        <Button key="home" variant="quiet" onClick={viewMoreProducts}>
          {messages.more}
        </Button>
      )}
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
