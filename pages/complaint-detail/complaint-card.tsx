import type { ReactNode } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { filledRows } from '../../shared/features/document/filled-rows.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'

type ReportedProps = Pick<Complaint, 'id' | 'order' | 'type' | 'subType' | 'content'> & {
  children?: ReactNode
}

/** Has the borrower's words only where no conversation shows them. */
export function ComplaintCard({ id, order, type, subType, content, children }: ReportedProps) {
  const rows = [
    { text: messages.type, value: type },
    { text: messages.subType, value: subType },
    { text: common.complaintNumber, value: id },
    { text: messages.order, value: order }
  ]
  return (
    <Card>
      <Rows rows={filledRows(rows)} />
      {content && (
        <>
          <h2 className="detail_label">{messages.content}</h2>
          <p className="detail_text">{content}</p>
        </>
      )}
      {children}
    </Card>
  )
}
