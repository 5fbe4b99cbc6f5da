import { expect, test } from 'vitest'
import { ladderOfComplaint } from '../../../../shared/features/dispute/dated-ladder.ts'
import { writeDay } from '../../../../shared/loan/day.ts'

const message = (time: string) => ({ from: 'you' as const, name: '', time, text: '', images: [] })

const datesOf = (time: string, answerBy = '', now = time) =>
  ladderOfComplaint({ thread: [message(time)], answerBy }, Date.parse(now))?.map(
    ({ day, isOpen }) => `${writeDay(day)}${isOpen ? ' open' : ''}`
  )

test('steps of a complaint skip its market’s weekends and holidays', () => {
  // A Friday before Bonifacio Day; the last office counts days of the calendar.
  expect(datesOf('2026-11-27T10:00:00+08:00')).toEqual([
    '2026-12-03',
    '2026-12-07',
    '2026-12-15',
    '2026-12-12'
  ])
})

test('a complaint is sent on the day that it is in the market', () => {
  expect(datesOf('2026-11-22T17:30:00Z')?.[0]).toBe('2026-11-26')
})

test('our answer is due on the day that the server says, and offices open on theirs', () => {
  const dates = datesOf(
    '2026-11-20T10:00:00+08:00',
    '2026-11-24T17:00:00+08:00',
    '2026-11-27T00:00:00+08:00'
  )
  expect(dates).toEqual(['2026-11-24', '2026-11-27 open', '2026-12-07', '2026-12-05'])
})

test('there is no ladder without the day of the complaint', () => {
  expect(datesOf('yesterday', '', '2026-11-27T00:00:00+08:00')).toBeUndefined()
})

test('a complaint is not sent on the day of our answer', () => {
  const ours = { ...message('2026-11-27T10:00:00+08:00'), from: 'us' as const }
  const ladderOf = (...thread: Parameters<typeof ladderOfComplaint>[0]['thread']) =>
    ladderOfComplaint({ thread, answerBy: '' }, Date.parse('2026-11-28T10:00:00+08:00'))
  expect(ladderOf(ours)).toBeUndefined()
  expect(ladderOf(message(''), ours)).toBeUndefined()
  // The complaint's own words have no time where the thread lacks them.
  expect(ladderOf(message(''), message('2026-11-20T10:00:00+08:00'), ours)).toBeDefined()
  expect(ladderOf(message('2026-11-20T10:00:00+08:00'), ours)).toBeDefined()
})
