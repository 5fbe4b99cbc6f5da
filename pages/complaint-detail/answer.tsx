import type { ReactNode } from 'react'
import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { Card } from '../../shared/ui/card/card.tsx'

export function ComplaintResult({ children }: { children: ReactNode }) {
  return <Card title={messages.result}>{children}</Card>
}

export function Answer({ agent, reply }: Pick<Complaint, 'agent' | 'reply'>) {
  return (
    <>
      {agent && <p className="detail_agent">{agent}</p>}
      <p className="detail_text">{reply}</p>
    </>
  )
}
