import { useState } from 'react'
import type { Product } from '../../shared/api/order.ts'
import { createOpenProduct } from '../../shared/features/recommended/open-product.ts'
import { Recommended } from '../../shared/features/recommended/recommended.tsx'

export function OtherLoans({ products }: { products: readonly Product[] }) {
  const [openProduct] = useState(createOpenProduct)
  return <Recommended products={products} onOpen={openProduct} />
}
