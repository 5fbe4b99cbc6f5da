import { parseDay, writeDay } from './day.ts'

export interface LedgerEntry {
  date: string
  /** disbursement, interest, fee, penalty, payment, waiver, adjustment, or unknown. */
  kind: string
  text: string
  /** Hundredths that are added to the debt; undefined without an amount. */
  change: number | undefined
  /** Hundredths owed after it. */
  balance: number | undefined
}

export interface LedgerLine extends LedgerEntry {
  expected?: number
}

interface LedgerMonth {
  /** `2026-11`, '' for unreadable dates. */
  month: string
  lines: LedgerLine[]
}

export interface Ledger {
  months: LedgerMonth[]
  /** Hundredths; undefined if a line has no amount. */
  totals: { borrowed: number; charged: number; paid: number; other: number } | undefined
  left: number | undefined
  /** Lines that do not add up, the end included. */
  wrong: number
  expectedBalance?: number
}

interface CheckedLines {
  lines: LedgerLine[]
  /** The last line's own balance, and the calculated one if it differs. */
  ends: number[]
  wrong: number
}

/** Goes on from the stated or the calculated balance: one wrong balance marks one line. */
function checkLines(entries: readonly LedgerEntry[]): CheckedLines {
  let ends: number[] = [0]
  let wrong = 0
  const lines = entries.map((entry): LedgerLine => {
    const { change, balance } = entry
    const sums = change === undefined ? [] : ends.map(end => end + change)
    const [expected] = sums
    if (balance === undefined) ends = sums
    else if (expected === undefined || sums.includes(balance)) ends = [balance]
    else {
      ends = [balance, expected]
      wrong++
      return { ...entry, expected }
    }
    return entry
  })
  return { lines, ends, wrong }
}

function minuteOf(date: string): number | undefined {
  const day = parseDay(date)
  const [, hours = 0, minutes = 0] = /(\d{1,2}):(\d{2})/.exec(date) ?? []
  return day === undefined ? undefined : (day * 24 + Number(hours)) * 60 + Number(minutes)
}

interface DatedEntry {
  entry: LedgerEntry
  minute: number | undefined
}

function isByTime(entries: readonly DatedEntry[]): boolean {
  const times = entries.flatMap(({ minute }) => minute ?? [])
  return times.every((time, index) => time >= (times[index - 1] ?? time))
}

/** The oldest first, however the server sends them; of two orders, the one in which more adds up. */
function inOrder(entries: readonly LedgerEntry[]): CheckedLines {
  const dated = entries.map(entry => ({ entry, minute: minuteOf(entry.date) }))
  const sorted = dated.every(({ minute }) => minute !== undefined)
    ? [...dated].sort((a, b) => (a.minute ?? 0) - (b.minute ?? 0))
    : []
  const orders = [dated, [...dated].reverse(), sorted].filter(
    order => order.length === entries.length && isByTime(order)
  )
  // A correction may be booked under an earlier day.
  const checked = [...orders, dated].map(order => checkLines(order.map(({ entry }) => entry)))
  return checked.reduce((best, each) => (each.wrong < best.wrong ? each : best))
}

function monthOf(date: string): string {
  const day = parseDay(date)
  return day === undefined ? '' : writeDay(day).slice(0, 7)
}

function byMonth(lines: readonly LedgerLine[]): LedgerMonth[] {
  const months: LedgerMonth[] = []
  for (const line of lines) {
    const month = monthOf(line.date)
    const last = months[months.length - 1]
    if (last?.month === month) last.lines.push(line)
    else months.push({ month, lines: [line] })
  }
  return months
}

const parts = new Map<string, 'borrowed' | 'charged' | 'paid'>([
  ['disbursement', 'borrowed'],
  ['interest', 'charged'],
  ['fee', 'charged'],
  ['penalty', 'charged'],
  ['payment', 'paid']
])

function totalsOf(entries: readonly LedgerEntry[]): Ledger['totals'] {
  const totals = { borrowed: 0, charged: 0, paid: 0, other: 0 }
  for (const { kind, change } of entries) {
    if (change === undefined) return undefined
    const part = parts.get(kind)
    if (part === 'paid') totals.paid -= change
    else totals[part ?? 'other'] += change
  }
  return totals
}

/** A ledger added up again, line by line. `balance` is what the server says is owed. */
export function readLedger(entries: readonly LedgerEntry[], balance: number | undefined): Ledger {
  const { lines, ends, wrong } = inOrder(entries)
  const [left] = ends
  const isEndWrong = balance !== undefined && left !== undefined && !ends.includes(balance)
  const stated = balance ?? left
  const totals = totalsOf(entries)
  const unsummed = isEndWrong ? left : stated
  const expected = totals ? totals.borrowed + totals.charged - totals.paid + totals.other : unsummed
  return {
    months: byMonth(lines),
    totals,
    left: stated,
    wrong: wrong + (isEndWrong ? 1 : 0),
    ...(expected !== stated && { expectedBalance: expected })
  }
}
