import type { ReactNode } from 'react'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Row } from '../../api/fields.ts'
import { brand } from '../../config/brand.ts'
import { capsByMarket } from '../../loan/caps.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Card } from '../../ui/card/card.tsx'
import { Rows } from '../../ui/rows/rows.tsx'

const caps = capsByMarket[brand.market]

/** undefined where no law limits it. */
export const lateLimit =
  caps &&
  formatMessage(messages.lateLimit, {
    months: caps.scope.months,
    percent: `${caps.penalty * 100}%`
  })

interface CostCardProps {
  rows: readonly Row[]
  note: string
  /** In the early template it is the mark of a slot. */
  isLimited: ReactNode
}

export function CostCard({ rows, note, isLimited }: CostCardProps) {
  if (rows.length === 0) return null
  return (
    <Card title={messages.costTitle}>
      <Rows rows={rows} />
      {lateLimit && isLimited && (
        <p className="loan-offer_note">
          {isLimited}
          {lateLimit}
        </p>
      )}
      {note && <p className="loan-offer_note">{note}</p>}
    </Card>
  )
}
