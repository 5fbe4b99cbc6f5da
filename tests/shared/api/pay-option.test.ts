import * as v from 'valibot'
import { expect, test } from 'vitest'
import { payOption } from '../../../shared/api/pay-option.ts'

const quoted = {
  id: 'plan-1',
  kind: 'plan',
  amount: '100000',
  until: '2026-12-01T18:00:00+08:00',
  due: '2027-01-04',
  rest: 445_500,
  schedule: [
    { date: '2026-12-04', amount: 200_000 },
    { date: '2027-01-04', amount: '245500' }
  ]
}

const read = (answer: unknown) => v.parse(payOption, answer)

test('an option is read under our names, amounts as numbers of hundredths', () => {
  expect(read(quoted)).toMatchObject({
    id: 'plan-1',
    kind: 'plan',
    now: 100_000,
    rest: 445_500,
    schedule: [
      { date: '2026-12-04', minor: 200_000 },
      { date: '2027-01-04', minor: 245_500 }
    ]
  })
})

test('the days of an option are the market’s, also where they come as times', () => {
  const [date, due] = ['2026-12-03T18:00:00Z', '2027-01-04T10:00:00+08:00']
  expect(read({ ...quoted, due, schedule: [{ date, amount: 1 }] })).toMatchObject({
    until: quoted.until,
    due: '2027-01-04 10:00',
    schedule: [{ date: '2026-12-04 02:00' }]
  })
})

test('an option without planned payments has none', () => {
  expect(read({ ...quoted, kind: 'full', schedule: undefined })).toMatchObject({
    kind: 'full',
    now: 100_000,
    schedule: []
  })
})

test.each([
  ['its name', { id: '' }],
  ['its kind', { kind: undefined }],
  ['a kind that we know', { kind: 'lottery' }],
  ['the amount to pay now', { amount: undefined }],
  ['an amount in whole hundredths', { amount: '1000.5' }],
  ['the amount of a planned payment', { schedule: [quoted.schedule[0], { date: '2027-01-04' }] }]
])('an option without %s is not shown', (_, wrong) => {
  expect(read({ ...quoted, ...wrong })).toBeUndefined()
})
