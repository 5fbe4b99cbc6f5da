import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Row } from '../../api/fields.ts'
import { Card } from '../../ui/card/card.tsx'
import { Rows } from '../../ui/rows/rows.tsx'

interface CostCardProps {
  rows: readonly Row[]
  note: string
}

export function CostCard({ rows, note }: CostCardProps) {
  if (rows.length === 0) return null
  return (
    <Card title={messages.costTitle}>
      <Rows rows={rows} />
      {note && <p className="loan-offer_note">{note}</p>}
    </Card>
  )
}
