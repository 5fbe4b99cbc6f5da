import { expect, test } from 'vitest'
import { splitSums, sumsOf } from '../../../pages/statement/sums.ts'
import { readLedger } from '../../../shared/loan/ledger.ts'
import { booked, statement } from './sample-statement.ts'

const sumsWith = (lines: { kind: string; change: number }[], received = 475_000) => {
  const whole = {
    ...statement,
    loan: { ...statement.loan, received },
    entries: booked([{ kind: 'disbursement', change: 500_000 }, ...lines])
  }
  return sumsOf(whole, readLedger(whole.entries, undefined))
}

test.each([
  ['stand alone', [], { charged: 25_000, withheld: 25_000, late: 0 }],
  [
    'are above what is left of a relief',
    [
      { kind: 'penalty', change: 10_000 },
      { kind: 'interest', change: -5_000 }
    ],
    { charged: 30_000, withheld: 25_000, late: 0 }
  ],
  [
    'are all that is left',
    [{ kind: 'penalty', change: 10_000 }],
    { charged: 35_000, withheld: 25_000, late: 10_000 }
  ]
])('late charges that %s', (_of, lines, sums) => {
  expect(sumsWith(lines)).toMatchObject(sums)
})

test('a payout of all that was borrowed has kept nothing back', () => {
  expect(sumsWith([{ kind: 'interest', change: 5_000 }], 500_000)).toMatchObject({
    received: 500_000,
    charged: 5_000,
    withheld: 0
  })
})

test('a payout of more than was borrowed is not known', () => {
  expect(sumsWith([{ kind: 'interest', change: 5_000 }], 600_000)).toMatchObject({
    received: undefined,
    charged: 5_000,
    withheld: 0
  })
})

test('sums without a row have no result', () => {
  expect(splitSums(undefined)).toEqual({ result: undefined, others: { rows: [] } })
})
