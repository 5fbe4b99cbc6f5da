import type { ReactNode } from 'react'
import type { Row } from '../../api/fields.ts'
import { ProductHead } from '../product-card/product-card.tsx'
import { Rows } from '../rows/rows.tsx'

interface LoanFactsProps {
  logo: string
  name: string
  rows: readonly Row[]
  children?: ReactNode
}

/** Whose loan it is, and its figures; nothing at all where neither is known. */
export function LoanFacts({ logo, name, rows, children }: LoanFactsProps) {
  if (!logo && !name && rows.length === 0) return null
  return (
    <section className="card">
      <ProductHead logo={logo} name={name} />
      <Rows rows={rows} />
      {children}
    </section>
  )
}
