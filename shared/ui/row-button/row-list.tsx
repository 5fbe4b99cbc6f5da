import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'

/** A card of lines that lead on. */
export function RowList({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Card className="row-list" title={title}>
      {children}
    </Card>
  )
}
