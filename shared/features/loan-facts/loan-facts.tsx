import type { ReactNode } from 'react'
import type { Row } from '../../api/fields.ts'
import { Card } from '../../ui/card/card.tsx'
import { Rows } from '../../ui/rows/rows.tsx'
import { ProductHead } from '../recommended/product-head.tsx'

interface LoanFactsProps {
  logo: string
  name: string
  rows: readonly Row[]
  children?: ReactNode
}

export function LoanFacts({ logo, name, rows, children }: LoanFactsProps) {
  if (!logo && !name && rows.length === 0) return null
  return (
    <Card>
      <ProductHead logo={logo} name={name} />
      <Rows rows={rows} />
      {children}
    </Card>
  )
}
