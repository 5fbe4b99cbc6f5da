import { dayMessages } from '#messages/days.ts'
import { marketDay } from '../../shared/context/market-time.ts'
import { parseDay } from '../../shared/loan/day.ts'
import { dateText } from '../../shared/messages/date-text.ts'

/** `Today, 18:05`; a time before yesterday keeps its date. Market time. */
export function relativeTime(text: string): string {
  const day = parseDay(text)
  const today = marketDay()
  const name =
    day === today ? dayMessages.today : day === today - 1 ? dayMessages.yesterday : undefined
  if (!name) return dateText(text)
  const [time] = /\d{1,2}:\d{2}/.exec(text) ?? []
  return time ? `${name}, ${time}` : name
}
