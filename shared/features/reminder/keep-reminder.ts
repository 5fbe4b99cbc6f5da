import { reminderMessages as messages } from '#messages/reminder.ts'
import { canDownload, downloadFile } from '../../bridge/save-image.ts'
import { share } from '../../bridge/share.ts'
import { brand } from '../../config/brand.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { calendarFile } from '../../loan/calendar-entry.ts'
import { writeDay } from '../../loan/day.ts'
import { formatMessage } from '../../messages/format-message.ts'

/** One calendar entry for each day; they are shared where nothing can be downloaded. */
export function keepReminders(days: readonly number[], { orderId }: OrderKey): void {
  const title = formatMessage(messages.reminder, { brand: brand.name })
  const last = days.length - 1
  const entries = days.map((day, index) => ({
    day,
    title,
    text: formatMessage(messages.reminderText, { date: writeDay(day) }),
    // The last has the loan's id: a new due date moves it; the others of a plan keep theirs.
    id: index === last ? `payment-${orderId}` : `payment-${orderId}-${writeDay(day)}`
  }))
  const texts = entries.map(({ text }) => text).join(' ')
  if (!canDownload()) return void share({ title, text: `${title}. ${texts}` })
  const file = calendarFile(entries, new Date())
  downloadFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'payment.ics')
}
