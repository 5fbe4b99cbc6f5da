import { cashierMessages } from '#messages/cashier.ts'
import { momentText } from '../../loan/moment-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import './kept-time.css'

/** `savedAt`: in milliseconds since 1970. */
export function KeptTime({ savedAt }: { savedAt: number }) {
  const time = momentText(savedAt)
  return <p className="cashier_kept">{formatMessage(cashierMessages.kept, { time })}</p>
}
