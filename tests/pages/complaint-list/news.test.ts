import { beforeEach, expect, test, vi } from 'vitest'
import { findNews } from '../../../pages/complaint-list/news.ts'
import { noteRead } from '../../../shared/context/seen-complaints.ts'
import { sweepRecords } from '../../../shared/context/sweep-records.ts'

const item = (id: string) => ({ id, time: '', type: '', content: '', order: '' })

/** The list, with complaints that wait and complaints that are answered. */
const look = (waiting: string[], answered: string[]) => [
  ...findNews([
    { title: 'All', items: [...waiting, ...answered].map(item) },
    { title: 'In progress', items: waiting.map(item) },
    { title: 'Answered', items: answered.map(item) }
  ])
]

const names = (count: number) => Array.from({ length: count }, (_, index) => `C${index}`)

const openAs = (sessionId: string) => history.replaceState(null, '', `/?sessionId=${sessionId}`)

beforeEach(() => {
  localStorage.clear()
  openAs('a')
})

test('nothing is new at the first look', () => {
  expect(look(['C1'], ['C2'])).toEqual([])
})

test('an answer is new until the complaint is read', () => {
  look(['C1', 'C2'], [])
  expect(look(['C2'], ['C1'])).toEqual(['C1'])
  expect(look(['C2'], ['C1'])).toEqual(['C1'])
  noteRead('C1')
  expect(look(['C2'], ['C1'])).toEqual([])
  expect(look([], ['C1', 'C2'])).toEqual(['C2'])
})

test('an answer is new wherever the tab of all complaints stands', () => {
  const tabs = (...lists: string[][]) =>
    lists.map((ids, index) => ({ title: `Tab ${index}`, items: ids.map(item) }))
  findNews(tabs(['C1'], [], ['C1']))
  expect([...findNews(tabs([], ['C1'], ['C1']))]).toEqual(['C1'])
})

test('an answer is new also to somebody with more complaints than are remembered', () => {
  look(names(150), [])
  expect(look(names(150).slice(1), ['C0'])).toEqual(['C0'])
})

test('a seen complaint is remembered for as long as an answer may take, and no longer', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] })
  look(['C1'], [])
  vi.setSystemTime(Date.parse('2026-12-15T10:00:00Z'))
  await sweepRecords()
  expect(look([], ['C1'])).toEqual(['C1'])
  vi.setSystemTime(Date.parse('2027-02-01T10:00:00Z'))
  await sweepRecords()
  expect(look([], ['C1'])).toEqual([])
  vi.useRealTimers()
})

test('a complaint that another person has seen makes nothing new', () => {
  look(['C1'], [])
  openAs('b')
  expect(look([], ['C1'])).toEqual([])
})
