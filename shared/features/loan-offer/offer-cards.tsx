import type { OfferTexts } from '../../api/offer.ts'
import { Card } from '../../ui/card/card.tsx'
import { Rows } from '../../ui/rows/rows.tsx'
import { PlanList } from '../plan-list/plan-list.tsx'
import { ProductHead } from '../recommended/product-head.tsx'

interface OfferCardsProps {
  offer: OfferTexts
  rowsTitle: string
  planTitle: string
}

/** The backend's own lines; the product heads the first card that has some. */
export function OfferCards({ offer, rowsTitle, planTitle }: OfferCardsProps) {
  const { productName, productLogo, rows, plan } = offer
  const product = productName && <ProductHead logo={productLogo} name={productName} />
  return (
    <>
      {rows.length > 0 && (
        <Card>
          {product}
          <h2 className="card_title">{rowsTitle}</h2>
          <Rows rows={rows} />
        </Card>
      )}
      {plan.length > 0 && (
        <Card>
          {rows.length === 0 && product}
          <h2 className="card_title">{planTitle}</h2>
          <PlanList entries={plan} />
        </Card>
      )}
    </>
  )
}
