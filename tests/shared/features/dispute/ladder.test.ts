import { expect, test } from 'vitest'
import { ladderOf } from '../../../../shared/features/dispute/ladder.ts'
import { parseDay, writeDay } from '../../../../shared/loan/day.ts'

const day = (text: string) => parseDay(text) as number
const offices = [
  { name: 'Us', afterDays: 3 },
  { name: 'Grievance Officer', afterDays: 7 },
  { name: 'SEC', afterDays: 10 }
]
const holidays = new Set([day('2026-11-30')])

test('each step has its own date, over weekends and holidays', () => {
  const dates = { sent: day('2026-11-22'), answerBy: undefined, today: day('2026-12-02') }
  const steps = ladderOf(offices, dates, holidays)
  expect(steps.map(step => writeDay(step.day))).toEqual(['2026-11-25', '2026-12-02', '2026-12-07'])
  expect(steps.map(({ isOpen }) => isOpen)).toEqual([false, true, false])
})

test('our own answer is due when the server says so', () => {
  const dates = { sent: day('2026-11-22'), answerBy: day('2026-11-24'), today: day('2026-11-22') }
  const [first, second] = ladderOf(offices, dates, holidays)
  expect(writeDay(first?.day ?? 0)).toBe('2026-11-24')
  expect(writeDay(second?.day ?? 0)).toBe('2026-12-02')
})

test('an office whose rules count calendar days is due by calendar days', () => {
  const dates = { sent: day('2026-11-22'), answerBy: undefined, today: day('2026-11-22') }
  const [step] = ladderOf(
    [{ name: 'RBI', afterDays: 30, countsCalendarDays: true }],
    dates,
    holidays
  )
  expect(writeDay(step?.day ?? 0)).toBe('2026-12-22')
})

test('an office can be asked from its very day on, our own answer is no office', () => {
  const isOpenOn = (today: string) =>
    ladderOf(
      offices,
      { sent: day('2026-11-22'), answerBy: undefined, today: day(today) },
      holidays
    ).map(({ isOpen }) => isOpen)
  expect(isOpenOn('2026-12-01')).toEqual([false, false, false])
  expect(isOpenOn('2026-12-02')).toEqual([false, true, false])
  expect(isOpenOn('2026-12-30')).toEqual([false, true, true])
})
