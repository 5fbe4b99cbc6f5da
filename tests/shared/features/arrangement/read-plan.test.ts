import { expect, test } from 'vitest'
import type { Arrangement } from '../../../../shared/api/arrangement.ts'
import { answerText, untilText } from '../../../../shared/features/arrangement/answer-text.ts'
import { fetchAgreedPlan } from '../../../../shared/features/arrangement/fetch-agreed-plan.ts'
import { daysOf, readPlan } from '../../../../shared/features/arrangement/read-plan.ts'
import { parseDay } from '../../../../shared/loan/day.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { quote } from '../options/quote.ts'

const backend = prepareBackend()

const day = (text: string) => parseDay(text) as number
const schedule = [
  { date: '2026-12-04', minor: 100_000 },
  { date: '2027-01-04', minor: 100_000 }
]
const offer = { ...quote, kind: 'plan', now: 0, rest: 200_000, due: '', schedule, cost: 0 }
const read = (changes: object, today: string) =>
  readPlan({ state: 'offered', offer, ...changes } as unknown as Arrangement, day(today))

test('a plan is read while all its dates lie ahead', () => {
  expect(read({}, '2026-12-04')).toBe(offer)
  expect(read({}, '2026-12-05')).toBeUndefined()
})

test('a plan that runs may have dates in the past', () => {
  expect(read({ state: 'agreed' }, '2027-01-01')).toBe(offer)
  expect(read({ state: 'agreed' }, '2026-11-01')).toBe(offer)
})

test('what a plan asks for now is its first payment, today', () => {
  const withNow = { ...offer, now: 50_000 }
  const plan = read({ state: 'agreed', offer: withNow }, '2026-12-02')
  expect(plan?.schedule).toEqual([{ date: '2026-12-02', minor: 50_000 }, ...schedule])
  expect(plan?.now).toBe(0)
})

test('a payment of today and one that is planned for today are one, in its place by date', () => {
  const withNow = { ...offer, now: 50_000 }
  const plan = read({ state: 'agreed', offer: withNow }, '2027-01-04')
  expect(plan?.schedule).toEqual([schedule[0], { date: '2027-01-04', minor: 150_000 }])
})

test('a plan that contradicts itself, another offer or none is no plan', () => {
  expect(read({ offer: { ...offer, rest: 1 } }, '2026-12-01')).toBeUndefined()
  expect(read({ offer: { ...offer, kind: 'full' } }, '2026-12-01')).toBeUndefined()
  expect(read({ offer: undefined }, '2026-12-01')).toBeUndefined()
})

test('the days of a plan are those that can be read', () => {
  expect(daysOf({ schedule: [...schedule, { date: 'later', minor: 1 }] })).toEqual([
    day('2026-12-04'),
    day('2027-01-04')
  ])
})

test('an answer is promised by its date, or soon', () => {
  expect(answerText('2026-12-04T17:00:00+08:00')).toBe(
    'We will answer by 4\u00a0Dec\u00a02026, 17:00.'
  )
  expect(answerText('soon')).toBe('We will answer as soon as we can.')
})

test('an offer names its last day, where it has one', () => {
  expect(untilText('2026-12-04T17:00:00+08:00')).toBe('Valid until 4\u00a0Dec\u00a02026, 17:00')
  expect(untilText()).toBe('')
})

test('the plan that runs on a loan is fetched, one that is offered is none yet', async () => {
  const planOf = (scenario: string) => {
    backend.open(scenario)
    const { searchParams } = new URL(location.href)
    return fetchAgreedPlan({
      productId: searchParams.get('productId') ?? '',
      orderId: searchParams.get('orderId') ?? ''
    })
  }
  expect((await planOf('order-arrangement-agreed'))?.schedule.length).toBeGreaterThan(1)
  expect(await planOf('order-arrangement-offered')).toBeUndefined()
  backend.open('order-arrangement-agreed', { fault: 'failure' })
  expect(await fetchAgreedPlan({ productId: '1', orderId: '2' })).toBeUndefined()
})
