import { repaymentMessages as messages } from '../../messages/repayment.ts'

interface PaymentNotesProps {
  expiresAt: string
  fee: string
  note: string
}

/** What else a way to pay says of itself; nothing where the server sends nothing. */
export function PaymentNotes({ expiresAt, fee, note }: PaymentNotesProps) {
  const lines = [
    expiresAt && messages.expires.replace('{time}', expiresAt),
    fee && messages.fee.replace('{fee}', fee),
    note
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <ul className="repayment_notes">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
