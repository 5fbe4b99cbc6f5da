import { expect, test } from 'vitest'
import { relativeTime } from '../../../pages/complaint-list/relative-time.ts'
import { statesOf } from '../../../pages/complaint-list/states-of.ts'
import type { ComplaintItem } from '../../../shared/api/complaint-record.ts'
import { noteAnswerDate } from '../../../shared/context/answer-date.ts'

const item = (id: string): ComplaintItem => ({ id, time: '', type: '', content: '', order: '' })

test('a complaint of today or yesterday says so, an older one has its date', () => {
  // 00:30 of the next day by the market's clocks.
  noteAnswerDate('2026-11-24T16:30:00Z')
  expect(relativeTime('2026-11-25 00:10')).toBe('Today, 00:10')
  expect(relativeTime('2026-11-24 18:05')).toBe('Yesterday, 18:05')
  expect(relativeTime('2026-11-24')).toBe('Yesterday')
  expect(relativeTime('2026-11-23 18:05')).toBe('23\u00a0Nov\u00a02026, 18:05')
  expect(relativeTime('soon')).toBe('soon')
})

test('the state of a complaint is the narrowest tab that has it', () => {
  const [a, b] = [item('a'), item('b')]
  const all = { title: 'All', items: [a, b] }
  const parts = [
    { title: 'In progress', items: [a] },
    { title: 'Answered', items: [b] }
  ]
  for (const tabs of [
    [...parts, all],
    [all, ...parts]
  ]) {
    expect([...statesOf(tabs)].sort()).toEqual([
      ['a', 'In progress'],
      ['b', 'Answered']
    ])
  }
  const answered = [all, { title: 'In progress', items: [] }, { title: 'Answered', items: [a, b] }]
  expect([...statesOf(answered).values()]).toEqual(['Answered', 'Answered'])
  expect(
    statesOf([
      { title: 'All', items: [a] },
      { title: 'In progress', items: [a] }
    ]).get('a')
  ).toBe('In progress')
  expect(statesOf([all]).size).toBe(0)
})
