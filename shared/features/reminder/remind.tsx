import { reminderMessages as messages } from '#messages/reminder.ts'
import { marketDay } from '../../context/market-time.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { parseDay, writeDay } from '../../loan/day.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { KeepReminderRow } from './keep-reminder-row.tsx'

/** The latest day after `today`; both in days since 1970; undefined for none. */
export function dayToCome(texts: readonly string[], today: number): number | undefined {
  const days = texts.flatMap(text => parseDay(text) ?? [])
  const [last] = days.filter(day => day > today).sort((one, other) => other - one)
  return last
}

interface RemindProps {
  loan: OrderKey
  texts: readonly string[]
}

export function Remind({ loan, texts }: RemindProps) {
  const day = dayToCome(texts, marketDay())
  if (day === undefined) return null
  return (
    <KeepReminderRow days={[day]} loan={loan}>
      {formatMessage(messages.remind, { date: writeDay(day) })}
    </KeepReminderRow>
  )
}
