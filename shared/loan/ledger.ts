export interface LedgerEntry {
  /** As the server wrote it. */
  date: string
  /** disbursement, interest, fee, penalty, payment, waiver, adjustment, or one that we do not know. */
  kind: string
  text: string
  /** Hundredths; what is owed grows by it. Undefined where the server named no amount. */
  change: number | undefined
  /** Hundredths that are owed after it. */
  balance: number | undefined
}

export interface LedgerLine extends LedgerEntry {
  /** What the line before and the change make, where the balance says otherwise. */
  expected?: number
}

export interface LedgerMonth {
  /** `2026-11`, '' for entries whose date does not say. */
  month: string
  lines: LedgerLine[]
}

export interface Ledger {
  months: LedgerMonth[]
  /** Hundredths; undefined where a line has no amount, since then no sum is whole. */
  totals: { borrowed: number; charged: number; paid: number; other: number } | undefined
  left: number | undefined
  /** How many lines do not add up; the end counts as one where it is not what the last line leaves. */
  wrong: number
  /** What the lines make, where the balance of the whole says otherwise. */
  expectedBalance?: number
}

/** Each line goes on from the balance before it, so a wrong one is marked and not all after it. */
function checkLines(entries: readonly LedgerEntry[]): { lines: LedgerLine[]; left?: number } {
  let left: number | undefined = 0
  const lines = entries.map((entry): LedgerLine => {
    const { change, balance } = entry
    const expected = left !== undefined && change !== undefined ? left + change : undefined
    left = balance ?? expected
    const isWrong = expected !== undefined && balance !== undefined && expected !== balance
    return isWrong ? { ...entry, expected } : entry
  })
  return left === undefined ? { lines } : { lines, left }
}

const monthOf = (date: string) => /^\d{4}-\d{2}(?=-\d{2})/.exec(date)?.[0] ?? ''

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
  const { lines, left } = checkLines(entries)
  const wrong = lines.filter(({ expected }) => expected !== undefined).length
  const isEndWrong = balance !== undefined && left !== undefined && balance !== left
  return {
    months: byMonth(lines),
    totals: totalsOf(entries),
    left: balance ?? left,
    wrong: wrong + (isEndWrong ? 1 : 0),
    ...(isEndWrong && { expectedBalance: left })
  }
}
