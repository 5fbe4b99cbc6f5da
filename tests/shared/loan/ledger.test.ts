// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LedgerEntry, readLedger } from '../../../shared/loan/ledger.ts'

const entry = (
  date: string,
  kind: string,
  change: number | undefined,
  balance: number | undefined
): LedgerEntry => ({ date, kind, text: '', change, balance })

const sound = [
  entry('2026-08-23', 'disbursement', 500_000, 500_000),
  entry('2026-08-23', 'interest', 45_500, 545_500),
  entry('2026-09-30', 'fee', 1_000, 546_500),
  entry('2026-10-01', 'penalty', 800, 547_300),
  entry('2026-10-02', 'payment', -200_000, 347_300),
  entry('2026-10-03', 'waiver', -800, 346_500),
  entry('2026-11-22', 'rounding', 1, 346_501)
]

describe('a ledger', () => {
  test('is added up by what was borrowed, charged, paid and changed otherwise', () => {
    const ledger = readLedger(sound, 346_501)
    expect(ledger).toMatchObject({ left: 346_501, wrong: 0 })
    expect(ledger.totals).toEqual({
      borrowed: 500_000,
      charged: 47_300,
      paid: 200_000,
      other: -799
    })
    expect(ledger.expectedBalance).toBeUndefined()
  })

  test('is in months, in the order of its entries', () => {
    const months = readLedger([...sound, entry('soon', 'fee', 0, 346_501)], 346_501).months
    expect(months.map(({ month, lines }) => [month, lines.length])).toEqual([
      ['2026-08', 2],
      ['2026-09', 1],
      ['2026-10', 3],
      ['2026-11', 1],
      ['', 1]
    ])
  })

  test('marks the line that does not add up, and none after it', () => {
    const entries = sound.map((each, index) =>
      index < 3 ? each : { ...each, balance: (each.balance ?? 0) + 5000 }
    )
    const { months, wrong } = readLedger(entries, 351_501)
    const marked = months.flatMap(({ lines }) => lines).filter(line => 'expected' in line)
    expect(marked).toEqual([{ ...entries[3], expected: 547_300 }])
    expect(wrong).toBe(1)
  })

  test('marks one line where one balance slipped, the last one too', () => {
    for (const slipped of sound.keys()) {
      for (const by of [1, -1, 99, 100, -100]) {
        const entries = sound.map((each, index) =>
          index === slipped ? { ...each, balance: (each.balance ?? 0) + by } : each
        )
        const { months, wrong } = readLedger(entries, 346_501)
        const marked = months.flatMap(({ lines }) => lines).filter(line => 'expected' in line)
        expect(marked).toEqual([{ ...entries[slipped], expected: sound[slipped]?.balance }])
        expect(wrong).toBe(1)
      }
    }
  })

  test.each([1, -1, 99, -99, 100, -100])('is wrong at its end by %j hundredths', by => {
    expect(readLedger(sound, 346_501 + by)).toMatchObject({ wrong: 1, expectedBalance: 346_501 })
  })

  test('that comes newest first is put in order, entries of one day too', () => {
    const newestFirst = [...sound].reverse()
    expect(readLedger(newestFirst, 346_501)).toEqual(readLedger(sound, 346_501))
    const bare = (entries: LedgerEntry[]) => entries.map(each => ({ ...each, balance: undefined }))
    expect(readLedger(bare(newestFirst), 346_501)).toEqual(readLedger(bare(sound), 346_501))
  })

  test('that comes in no order is sorted, unless it adds up as it stands', () => {
    const [first, second, third, ...rest] = sound
    const mixed = [third, first, second, ...rest].flatMap(each => each ?? [])
    expect(readLedger(mixed, 346_501)).toEqual(readLedger(sound, 346_501))
    const backdated = sound.map((each, index) =>
      index === 6 ? { ...each, date: '2026-09-01' } : each
    )
    expect(readLedger(backdated, 346_501).wrong).toBe(0)
  })

  test('is put in order by the clock where its days are the same', () => {
    const day = [
      entry('2026-08-23 09:05', 'disbursement', 500_000, undefined),
      entry('2026-08-23 09:40', 'interest', 45_500, undefined),
      entry('2026-08-23 10:00', 'payment', -45_500, undefined),
      entry('2026-08-24', 'fee', 1_000, undefined)
    ]
    const datesOf = (entries: readonly LedgerEntry[]) =>
      readLedger(entries, undefined).months.flatMap(({ lines }) => lines.map(({ date }) => date))
    const dates = day.map(({ date }) => date)
    expect(datesOf([...day].reverse())).toEqual(dates)
    const [first, second, third, fourth] = day
    const mixed = [second, third, first, fourth].flatMap(each => each ?? [])
    expect(datesOf(mixed)).toEqual(dates)
    // One date that is none: nobody knows the order, so that it stays as it came.
    const unclear = [...mixed, entry('soon', 'fee', 0, undefined)]
    expect(datesOf(unclear)).toEqual(unclear.map(({ date }) => date))
  })

  test('says that its end is not what its lines make', () => {
    expect(readLedger(sound, 346_500)).toMatchObject({
      wrong: 1,
      expectedBalance: 346_501,
      left: 346_500
    })
  })

  test('says what its lines make where a wrong balance goes on to the end', () => {
    const off = sound.map((each, index) =>
      index > 2 ? { ...each, balance: (each.balance ?? 0) + 5000 } : each
    )
    expect(readLedger(off, 351_501)).toMatchObject({
      wrong: 1,
      expectedBalance: 346_501,
      left: 351_501
    })
  })

  test('goes on past a line without a balance, and has no sum where a line has no amount', () => {
    const gap = [sound[0], entry('2026-08-23', 'interest', 45_500, undefined), sound[2]]
    const entries = gap.flatMap(each => each ?? [])
    expect(readLedger(entries, 546_500)).toMatchObject({ wrong: 0, left: 546_500 })
    const unknown = [...entries, entry('2026-10-01', 'penalty', undefined, undefined)]
    const ledger = readLedger(unknown, undefined)
    expect(ledger).toMatchObject({ totals: undefined, left: undefined, wrong: 0 })
  })

  test('without entries leaves nothing owed', () => {
    expect(readLedger([], undefined)).toMatchObject({ months: [], left: 0, wrong: 0 })
  })

  test('adds up whenever its balances do, and its parts make what is left', () => {
    const changes = fc.array(
      fc.record({
        kind: fc.constantFrom('disbursement', 'interest', 'payment', 'waiver', 'constructor'),
        change: fc.integer({ min: -(10 ** 9), max: 10 ** 9 })
      })
    )
    fc.assert(
      fc.property(changes, all => {
        let balance = 0
        const entries = all.map(({ kind, change }) => {
          balance += change
          return entry('2026-11-22', kind, change, balance)
        })
        const { wrong, totals, left } = readLedger(entries, balance)
        expect(wrong).toBe(0)
        const { borrowed = 0, charged = 0, paid = 0, other = 0 } = totals ?? {}
        expect(borrowed + charged - paid + other).toBe(left)
      })
    )
  })
})

test('two lines that do not add up are both marked, and a clock of hours and minutes orders a day', () => {
  const entries = [
    entry('2026-08-23', 'disbursement', 500_000, 500_000),
    entry('2026-08-24', 'fee', 1_000, 509_000),
    entry('2026-08-25', 'fee', 1_000, 600_000)
  ]
  const { wrong, months } = readLedger(entries, 600_000)
  expect(wrong).toBe(2)
  expect(months[0]?.lines.map(({ expected }) => expected)).toEqual([undefined, 501_000, 510_000])
  const sameHour = [
    entry('2026-08-23 09:19', 'payment', -100, undefined),
    entry('2026-08-23 09:12', 'fee', 100, undefined),
    entry('2026-08-23 09:15', 'interest', 0, undefined)
  ]
  const [month] = readLedger(sameHour, undefined).months
  expect(month?.lines.map(({ date }) => date.slice(-2))).toEqual(['12', '15', '19'])
})

test('a line without an amount is believed, and the next one goes on from its balance', () => {
  const entries = [
    entry('2026-08-23', 'disbursement', 500_000, 500_000),
    entry('2026-08-24', 'fee', undefined, 501_000),
    entry('2026-08-25', 'fee', 1_000, 502_000)
  ]
  expect(readLedger(entries, 502_000)).toMatchObject({ wrong: 0, left: 502_000, totals: undefined })
})

test('a line whose date nobody can read does not hide that the newest come first', () => {
  const entries = sound.map((each, index) => (index === 3 ? { ...each, date: 'soon' } : each))
  expect(readLedger(entries.reverse(), 346_501).wrong).toBe(0)
})
