import type { ReactNode } from 'react'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { complaintDetailMessages as messages } from '../../shared/messages/complaint.ts'
import { Rows } from '../../shared/ui/rows/rows.tsx'

type ReportedProps = Pick<Complaint, 'id' | 'type' | 'sonType' | 'content'> & {
  children?: ReactNode
}

/** What the borrower said; its photos are the children. */
export function Reported({ id, type, sonType, content, children }: ReportedProps) {
  const rows = [
    { text: messages.type, value: type },
    { text: messages.sonType, value: sonType },
    { text: messages.number, value: id }
  ]
  return (
    <section className="card">
      <Rows rows={rows.filter(({ value }) => value)} />
      <h2 className="detail_label">{messages.content}</h2>
      <p className="detail_text">{content}</p>
      {children}
    </section>
  )
}
