import type { ReactNode } from 'react'
import { confirmationMessages as messages, offerMessages } from '#messages/confirmation.ts'
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
  const { rows, note, isLateBeyond, call, title } = props
  if (rows.length === 0) return null
  // The early template has the mark of a slot for the row of the price.
  const isPriceFirst = title === undefined || rows[0]?.text === offerMessages.cost
  return (
    <Card
      title={title ?? messages.costTitle}
      className={isPriceFirst ? 'loan-offer_cost' : undefined}
    >
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
