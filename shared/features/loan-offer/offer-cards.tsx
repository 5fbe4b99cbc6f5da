import type { ReactNode } from 'react'
import type { OfferTexts } from '../../api/offer.ts'
import { Card } from '../../ui/card/card.tsx'
import { Rows } from '../../ui/rows/rows.tsx'
import { PlanList } from '../plan-list/plan-list.tsx'
import { ProductHead } from '../recommended/product-head.tsx'

interface OfferCardProps {
  title: string
  offer: OfferTexts
}

export function RowsCard({ title, offer, children }: OfferCardProps & { children?: ReactNode }) {
  if (offer.rows.length === 0 && !children) return null
  return (
    <Card>
      {children}
      {offer.rows.length > 0 && <h2 className="card_title loan-offer_heading">{title}</h2>}
      <Rows rows={offer.rows} />
    </Card>
  )
}

export function PlanCard({ title, offer }: OfferCardProps) {
  if (offer.plan.length === 0) return null
  return (
    <Card title={title}>
      <PlanList entries={offer.plan} />
    </Card>
  )
}

export function offeredProduct({ productName, productLogo }: OfferTexts): ReactNode {
  return productName ? <ProductHead logo={productLogo} name={productName} /> : undefined
}
