import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'

export function RowList({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Card className="row-list" title={title}>
      {children}
    </Card>
  )
}
