import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDay } from '../../../../shared/loan/day.ts'
import { compareOptions, isOver } from '../../../../shared/loan/options/compare.ts'
import { contradictionOf, leavesOut } from '../../../../shared/loan/options/contradiction.ts'
import { partChoices, restAfter, savingOf, withPart } from '../../../../shared/loan/options/part.ts'
import {
  endOfOption,
  laterOf,
  type PayOption,
  totalOf
} from '../../../../shared/loan/options/pay-option.ts'

interface OptionCase {
  options: PayOption[]
  owed: number
  refused: Record<string, string>
  offered: [string, number][]
  cheapest: string[]
  parts: [string, number, number][]
  saves: number | null
}

interface Table {
  today: string
  cases: OptionCase[]
}

const text = readFileSync(new URL('./cases.json', import.meta.url), 'utf8')
const { today: date, cases }: Table = JSON.parse(text)
const today = parseDay(date) ?? 0

test('the table has 200 cases, and each kind of contradiction among them', () => {
  expect(cases).toHaveLength(200)
  const kinds = new Set(cases.flatMap(({ refused }) => Object.values(refused)))
  expect([...kinds].sort()).toEqual(['amount', 'cost', 'limits', 'order', 'past', 'sum', 'unsaid'])
})

test.each(cases.map((each, index) => [index, each] as const))(
  'case %i comes out as another hand has worked it out',
  (_, { options, owed, refused, offered, cheapest, parts, saves }) => {
    const found = compareOptions(options, today)
    expect(Object.fromEntries(found.refused.map(({ option, why }) => [option.id, why]))).toEqual(
      refused
    )
    expect(found.offered.map(each => [each.id, totalOf(each)])).toEqual(offered)
    expect(found.cheapest).toEqual(cheapest)
    const part = found.offered.find(({ kind }) => kind === 'part')
    const choices = part ? partChoices(part) : []
    expect(
      choices.map(({ share, minor }) => [share, minor, part && restAfter(part, minor)])
    ).toEqual(parts)
    const full = found.offered.find(({ kind }) => kind === 'full')
    expect((full && savingOf(full, owed)) ?? null).toBe(saves)
  }
)

const part: PayOption = {
  id: 'part',
  kind: 'part',
  now: 200_000,
  min: 100_000,
  max: 500_000,
  until: '2026-11-24T18:00:00+08:00',
  due: '2026-12-04',
  rest: 345_500,
  schedule: []
}

test('a part between the limits leaves the rest of what is owed, due on the same day', () => {
  expect(withPart(part, 150_000)).toMatchObject({ now: 150_000, rest: 395_500, due: '2026-12-04' })
})

test.each([99_999, 500_001, 0, -1, Number.NaN])('a part of %s is not taken', minor => {
  expect(withPart(part, minor)).toBeUndefined()
})

test('another sum than the quoted one pays the first of several payments first', () => {
  const schedule = [
    { date: '2026-12-04', minor: 145_500 },
    { date: '2027-01-04', minor: 200_000 }
  ]
  const planned = { ...part, schedule }
  expect(withPart(planned, 200_000)).toBe(planned)
  const later = (minor: number, nowDue?: string) =>
    withPart({ ...planned, nowDue }, minor)?.schedule.map(({ date, minor: sum }) => [date, sum])
  const [first, second] = ['2026-12-04', '2027-01-04']
  expect(withPart(planned, 150_000)).toMatchObject({ rest: 395_500, due: second })
  expect(later(300_000)).toEqual([
    [first, 45_500],
    [second, 200_000]
  ])
  expect(later(345_500)).toEqual([[second, 200_000]])
  expect(later(400_000)).toEqual([[second, 145_500]])
  // A sum that is missing stays due when the loan or its plan asks for it, where that is the earlier day.
  const missing = [
    [first, 195_500],
    [second, 200_000]
  ]
  expect(later(150_000)).toEqual(missing)
  expect(later(150_000, first)).toEqual(missing)
  expect(later(150_000, '2026-11-27')).toEqual([
    ['2026-11-27', 50_000],
    [first, 145_500],
    [second, 200_000]
  ])
  expect(later(300_000, '2026-11-27')).toEqual(later(300_000))
})

test('a quote is over at its own time and never before, and one without an end never', () => {
  const end = Date.parse('2026-11-24T18:00:00+08:00')
  const at = (now: number, isServers = true) => ({ now, isServers, hoursAhead: 8 })
  expect(isOver(part, at(end - 1))).toBe(false)
  expect(isOver(part, at(end))).toBe(true)
  expect(isOver({ until: '' }, at(end))).toBe(false)
  expect(isOver({ until: 'tonight' }, at(end))).toBe(false)
  // The phone's own clock may be wrong by years.
  expect(isOver(part, at(end + 366 * 86_400_000, false))).toBe(false)
})

test('a date that nobody can read is refused, not taken for a good one', () => {
  expect(contradictionOf({ ...part, due: 'next month' }, today)).toBe('unsaid')
  expect(
    contradictionOf({ ...part, schedule: [{ date: '04/12/2026', minor: 345_500 }] }, today)
  ).toBe('unsaid')
})

test('a saving that the lender puts at another figure is not shown', () => {
  const full: PayOption = { ...part, kind: 'full', now: 500_000, rest: 0, due: '', waived: 45_500 }
  expect(savingOf(full, 545_500)).toBe(45_500)
  expect(savingOf({ ...full, waived: 45_600 }, 545_500)).toBeUndefined()
  expect(savingOf(full, 400_000)).toBeUndefined()
})

/** The loan owes 500,000; each option pays it and a cost of its own. */
const costing = (id: string, kind: PayOption['kind'], cost: number): PayOption =>
  kind === 'full'
    ? { ...part, id, kind, now: 500_000 + cost, rest: 0, due: '', cost }
    : { ...part, id, kind, now: 200_000, max: 500_000, rest: 300_000 + cost, cost }

test.each([
  ['one', [500, 700, 900], ['a']],
  ['both that tie', [500, 500, 900], ['a', 'b']],
  ['a dearer first', [900, 500, 500], ['b', 'c']],
  ['none where all tie', [500, 500, 500], []],
  ['none where there is nothing to compare', [500], []]
])('the cheapest is %s', (_, costs, cheapest) => {
  const kinds = ['full', 'part', 'extension'] as const
  const options = costs.map((cost, index) =>
    costing('abc'.charAt(index), kinds[index] ?? 'part', cost)
  )
  const found = compareOptions(options, today)
  expect(found.offered).toHaveLength(costs.length)
  expect(found.cheapest).toEqual(cheapest)
})

test('one that contradicts itself takes no part in the tie', () => {
  const wrong = { ...costing('b', 'part', 500), min: 900_000 }
  const found = compareOptions(
    [costing('a', 'full', 500), wrong, costing('c', 'extension', 900)],
    today
  )
  expect(found.refused.map(({ option }) => option.id)).toEqual(['b'])
  expect(found.cheapest).toEqual(['a'])
})

const plan: PayOption = {
  ...part,
  id: 'plan',
  kind: 'plan',
  now: 0,
  due: '2027-01-04',
  rest: 545_500,
  schedule: [
    { date: '2026-12-04', minor: 245_500 },
    { date: '2027-01-04', minor: 300_000 }
  ]
}

test.each([
  ['is right', {}, undefined],
  ['leaves more than its payments', { rest: 545_501 }, 'sum'],
  ['leaves less than its payments', { rest: 545_499 }, 'sum'],
  ['has a payment of nothing', { schedule: [{ date: '2027-01-04', minor: 0 }] }, 'amount'],
  ['has no payments', { schedule: [] }, 'unsaid'],
  ['costs more than all that is paid', { cost: 545_501 }, 'cost'],
  ['ends on a day that no payment has', { due: '2027-01-05' }, 'order'],
  ['begins before today', { schedule: [{ date: '2020-01-01', minor: 545_500 }] }, 'past']
])('a plan that %s', (_, wrong, why) => {
  expect(contradictionOf({ ...plan, ...wrong }, today)).toBe(why)
})

test.each([
  ['is right', {}, undefined],
  ['may be all of it', { max: 545_500 }, undefined],
  ['has one amount alone', { min: 200_000, max: 200_000 }, undefined],
  ['may be nothing', { min: 0 }, 'limits'],
  ['has its least above its most', { min: 300_000, max: 250_000 }, 'limits'],
  ['lies below its least', { min: 200_001 }, 'limits'],
  ['lies above its most', { max: 199_999 }, 'limits'],
  ['may be more than is owed', { max: 545_501 }, 'limits'],
  ['costs all that is paid', { cost: 545_500 }, undefined],
  ['leaves nobody knows how much', { rest: undefined }, 'unsaid']
])('a part that %s', (_, wrong, why) => {
  expect(contradictionOf({ ...part, ...wrong }, today)).toBe(why)
})

const full: PayOption = { ...part, id: 'full', kind: 'full', now: 545_500, rest: 0, cost: 45_500 }

test.each([
  ['pays what is borrowed and its own cost', { cost: 45_500 }, {}, false],
  ['pays less at the same cost', { now: 199_999, cost: 45_500 }, {}, true],
  ['says no cost', { cost: undefined }, {}, false],
  ['says no rest', { cost: 45_500, rest: undefined }, {}, false],
  ['stands beside one that says no cost', { cost: 40_000 }, { cost: undefined }, false],
  ['has its waiver in its cost', { cost: 45_500, waived: 10_000 }, {}, false],
  ['has its waiver beside its cost', { now: 190_000, cost: 45_500, waived: 10_000 }, {}, false],
  [
    'has a waiver that is not what is missing',
    { now: 190_000, cost: 45_500, waived: 9_999 },
    {},
    true
  ]
])('a part that %s', (_, own, others, isOut) => {
  expect(leavesOut({ ...part, ...own }, { ...full, ...others })).toBe(isOut)
})

const quoted: PayOption = { id: 'x', kind: 'full', now: 535_000, until: '', due: '', schedule: [] }

test.each([
  [{}, 545_500, 10_500],
  [{ waived: 10_500 }, 545_500, 10_500],
  [{ waived: 0 }, 545_500, 10_500],
  [{ waived: 10_500 }, 535_000, 10_500],
  [{ waived: 10_500 }, undefined, 10_500],
  [{}, 535_000, undefined],
  [{}, undefined, undefined],
  // The lender and the page do not agree on what is saved.
  [{ waived: 10_400 }, 545_500, undefined],
  [{}, 534_999, undefined],
  [{ kind: 'part', waived: 10_500 }, 545_500, undefined]
] as [Partial<PayOption>, number | undefined, number | undefined][])(
  'paying early %j where %s is owed saves %s',
  (own, owed, saved) => {
    expect(savingOf({ ...quoted, ...own }, owed)).toBe(saved)
  }
)

const schedule = [
  { date: '2026-12-04', minor: 100_000 },
  { date: '2027-01-04', minor: 150_000 }
]

test.each([
  [{}, 0, ''],
  [{ kind: 'part', rest: 5000, due: '2026-12-24' }, 5000, '2026-12-24'],
  [{ kind: 'part' }, undefined, ''],
  [{ kind: 'plan', schedule }, 250_000, '2027-01-04'],
  [{ kind: 'plan', schedule, rest: 7, due: '2026-12-24' }, 250_000, '2027-01-04']
] as [Partial<PayOption>, number | undefined, string][])(
  'of the option %j %s is paid later, and the last of it on "%s"',
  (own, later, end) => {
    const option = { ...quoted, ...own }
    expect(laterOf(option)).toBe(later)
    expect(totalOf(option)).toBe(later === undefined ? undefined : 535_000 + later)
    expect(endOfOption(option)).toBe(end)
  }
)

test('nothing is left after a part of an option that does not say what it costs', () => {
  const part = { ...quoted, kind: 'part' } as const
  expect(restAfter(part, 535_000)).toBeUndefined()
  expect(partChoices(part)).toEqual([])
})

test('a share that the lender quotes in whole units is the amount of the quote', () => {
  const half = { ...part, now: 272_800, min: 50_000, max: 545_500, rest: 272_700, schedule: [] }
  expect(partChoices(half).map(({ minor }) => minor)).toEqual([136_375, 272_800, 545_500])
  const other = { ...half, now: 272_900, rest: 272_600 }
  expect(partChoices(other).map(({ minor }) => minor)).toEqual([136_375, 272_750, 545_500])
})

test('what an option waives counts for what it pays', () => {
  const full = { ...quoted, now: 100_000, cost: 0 }
  const option = { ...quoted, now: 80_000, cost: 10_000, waived: 30_000 }
  expect(leavesOut(option, full)).toBe(false)
  expect(leavesOut({ ...option, waived: 0 }, full)).toBe(true)
  expect(leavesOut({ ...option, waived: 0, now: 110_000 }, full)).toBe(false)
})
