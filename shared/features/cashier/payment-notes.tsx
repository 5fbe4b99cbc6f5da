import { repaymentMessages as messages } from '#messages/repayment.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { zonedText } from '../../loan/zoned-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { feeLine } from './fee-line.ts'
import './payment-notes.css'

interface Notes {
  expiresAt: string
  fee: string
  note: string
  posts?: string
}

export function noteLines({ expiresAt, fee, note, posts = '' }: Notes): string[] {
  return [
    expiresAt && formatMessage(messages.expires, { time: zonedText(expiresAt, hoursAhead) }),
    feeLine(fee),
    posts && formatMessage(messages.posts, { time: posts }),
    note
  ].filter(Boolean)
}

export function PaymentNotes(notes: Notes) {
  const lines = noteLines(notes)
  if (lines.length === 0) return null
  return (
    <ul className="payment-notes">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a note may repeat the fee.
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
