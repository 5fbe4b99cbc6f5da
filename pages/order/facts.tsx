import type { Row } from '../../shared/api/fields.ts'
import { ProductHead } from '../../shared/ui/product-card/product-card.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'

interface OrderFactsProps {
  logo: string
  name: string
  rows: readonly Row[]
}

/** Whose loan it is, and its figures. */
export function OrderFacts({ logo, name, rows }: OrderFactsProps) {
  return (
    <section className="card">
      <ProductHead logo={logo} name={name} />
      <Rows rows={rows} />
    </section>
  )
}
