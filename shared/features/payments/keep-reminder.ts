import { reminderMessages as messages } from '#messages/reminder.ts'
import { canDownload, downloadFile } from '../../bridge/save-image.ts'
import { share } from '../../bridge/share.ts'
import { brand } from '../../config/brand.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { calendarFile } from '../../loan/calendar-entry.ts'
import { writeDay } from '../../loan/day.ts'
import { formatMessage } from '../../messages/format-message.ts'

/** Hands the day of a payment to the phone's calendar; shares it where nothing can be downloaded. */
export function keepReminder(day: number, { orderId }: OrderKey): void {
  const title = formatMessage(messages.reminder, { brand: brand.name })
  const text = formatMessage(messages.reminderText, { date: writeDay(day) })
  if (!canDownload()) return void share({ title, text: `${title}. ${text}` })
  // The same for the loan: an extension then moves the entry.
  const file = calendarFile({ day, title, text, id: `payment-${orderId}` }, new Date())
  downloadFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'payment.ics')
}
