import type { ReactNode } from 'react'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { complaintDetailMessages as messages } from '../../shared/messages/complaint.ts'

/** What became of the complaint. */
export function Result({ children }: { children: ReactNode }) {
  return (
    <section className="card">
      <h2 className="card_title">{messages.result}</h2>
      {children}
    </section>
  )
}

/** Who answered, and what. */
export function Answer({ agent, reply }: Pick<Complaint, 'agent' | 'reply'>) {
  return (
    <>
      {agent && <p className="detail_agent">{agent}</p>}
      <p className="detail_text">{reply}</p>
    </>
  )
}
