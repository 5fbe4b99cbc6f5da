import { dueMessages as messages } from '#messages/repayment.ts'
import { lateCharges } from '../../api/late-charges.ts'
import { plainName } from '../../lib/plain-name.ts'
import { endOf, type MarketTime } from '../../loan/market-time.ts'
import { formatMessage } from '../../messages/format-message.ts'

const day = 86_400_000

export interface DueDay {
  date: string
  rows: readonly { text?: unknown; value?: unknown }[]
  /** A title that may already count the days: `Overdue by 3 days`. */
  title?: unknown
}

/** `Late charge (3 days)` is named `late charge`. */
const nameOf = (text: unknown) => plainName(`${text}`.replace(/[(（].*/, ''))

/** The server's own text; '' where the answer does not say it. */
export function lateChargeOf(rows: DueDay['rows']): string {
  const row = rows.find(({ text }) => lateCharges.some(name => name === nameOf(text)))
  return typeof row?.value === 'string' ? row.value : ''
}

function costOf(rows: DueDay['rows']): string {
  const cost = lateChargeOf(rows)
  return cost && formatMessage(messages.lateCost, { cost })
}

/** Days until a date, negative for a past one; undefined without the server's time. */
export function daysLeft(date: string, time: MarketTime): number | undefined {
  const [text = ''] = date.trim().split(/[ T]/)
  const end = endOf(text, time)
  return end !== undefined && time.isServers ? Math.ceil((end - time.now) / day) - 1 : undefined
}

/** '' where the title begins a phrase with the same two words, as `3 days` or `due today`. */
function unlessSaid(words: string, title: unknown): string {
  const start = ` ${words.split(' ', 2).join(' ')}`.toLowerCase()
  return ` ${title}`.toLowerCase().includes(start) ? '' : words
}

/** `standing` counts the days; '' where the title does. `cost` is that of being late, so far. */
export function urgencyOf(
  { date, rows, title }: DueDay,
  time: MarketTime
): { standing: string; cost: string } {
  const days = daysLeft(date, time)
  if (days === undefined) return { standing: '', cost: '' }
  const say = (one: string, many: string) =>
    unlessSaid(Math.abs(days) === 1 ? one : formatMessage(many, { count: Math.abs(days) }), title)
  if (days === 0) return { standing: say(messages.dueToday, messages.dueToday), cost: '' }
  if (days > 0) return { standing: say(messages.dayLeft, messages.daysLeft), cost: '' }
  return { standing: say(messages.dayLate, messages.daysLate), cost: costOf(rows) }
}
