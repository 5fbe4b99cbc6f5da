import type { ReactNode } from 'react'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Row } from '../../api/fields.ts'
import { brand } from '../../config/brand.ts'
import { lateCapOf } from '../../loan/caps.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Card } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Rows } from '../../ui/rows/rows.tsx'

const caps = lateCapOf(brand.market)

/** undefined where no law limits it. */
export const lateVerdict =
  caps && formatMessage(messages.lateBeyond, { percent: `${caps.penalty * 100}%` })

interface CostCardProps {
  rows: readonly Row[]
  note: string
  /** In the early template it is the mark of a slot. */
  isLateBeyond: ReactNode
  call: ReactNode
  title?: string
}

export function CostCard(props: CostCardProps) {
  const { rows, note, isLateBeyond, call, title = messages.costTitle } = props
  if (rows.length === 0) return null
  return (
    <Card title={title} className="loan-offer_cost">
      <Rows rows={rows} />
      {lateVerdict && isLateBeyond && (
        <div className="loan-offer_part">
          {isLateBeyond}
          <Notice text={lateVerdict} icon={null}>
            {call}
          </Notice>
        </div>
      )}
      {note && <p className="loan-offer_note">{note}</p>}
    </Card>
  )
}
