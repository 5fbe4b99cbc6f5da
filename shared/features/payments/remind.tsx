import { paymentMessages as messages } from '#messages/payments.ts'
import { canDownload, downloadFile } from '../../bridge/save-image.ts'
import { share } from '../../bridge/share.ts'
import { brand } from '../../config/brand.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { formatMessage } from '../../lib/format-message.ts'
import { calendarFile } from '../../loan/calendar-entry.ts'
import { parseDay, writeDay } from '../../loan/day.ts'
import { Button } from '../../ui/button/button.tsx'
import { CalendarIcon } from '../../ui/icon/calendar-icon.tsx'

/** The latest day among some texts that is still to come: days since 1970, undefined for none. */
export function dayToCome(texts: readonly string[], now: number): number | undefined {
  const today = Math.floor((now / 3_600_000 + hoursAhead) / 24)
  const days = texts.flatMap(text => parseDay(text) ?? [])
  const [last] = days.filter(day => day >= today).sort((one, other) => other - one)
  return last
}

function keep(day: number, { orderId }: OrderKey): void {
  const title = formatMessage(messages.reminder, { brand: brand.name })
  const text = formatMessage(messages.reminderText, { date: writeDay(day) })
  if (!canDownload()) return void share({ title, text: `${title}. ${text}` })
  // The same for the loan: an extension then moves the entry.
  const file = calendarFile({ day, title, text, id: `payment-${orderId}` }, new Date())
  downloadFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'payment.ics')
}

interface RemindProps {
  loan: OrderKey
  texts: readonly string[]
}

/** The day of the payment as a calendar entry; nothing where the page names none. */
export function Remind({ loan, texts }: RemindProps) {
  const day = dayToCome(texts, Date.now())
  if (day === undefined) return null
  return (
    <Button variant="quiet" onClick={() => keep(day, loan)}>
      <CalendarIcon />
      {formatMessage(messages.remind, { date: writeDay(day) })}
    </Button>
  )
}
