import { beforeEach, expect, test, vi } from 'vitest'
import { answerDate, noteAnswerDate } from '../../../shared/context/answer-date.ts'
import { marketTime } from '../../../shared/context/market-time.ts'

const phone = Date.UTC(2126, 0, 1)
const server = Date.UTC(2026, 10, 20, 4)

beforeEach(() => {
  localStorage.clear()
  answerDate.ahead = Number.NaN
  vi.useFakeTimers({ now: phone })
})

test('the time is the server’s where its answers tell, for a day and on other pages too', () => {
  expect(marketTime()).toEqual({ now: phone, isServers: false, hoursAhead: 8 })
  noteAnswerDate(new Date(server).toUTCString())
  vi.setSystemTime(phone + 3_600_000)
  expect(marketTime()).toEqual({ now: server + 3_600_000, isServers: true, hoursAhead: 8 })
  // Another page, without a signal.
  answerDate.ahead = Number.NaN
  expect(marketTime().isServers).toBe(true)
  vi.setSystemTime(phone + 25 * 3_600_000)
  expect(marketTime().isServers).toBe(false)
})

test('an answer whose date cannot be read, or is missing, changes no time', () => {
  for (const header of [null, '', 'yesterday']) noteAnswerDate(header)
  expect(marketTime().isServers).toBe(false)
})

test('an answer without a date changes nothing of what an earlier one told', () => {
  noteAnswerDate(new Date(server).toUTCString())
  noteAnswerDate(null)
  expect(marketTime()).toEqual({ now: server, isServers: true, hoursAhead: 8 })
})

test('without a signal, what was kept before the phone’s clock was put back tells no time', () => {
  noteAnswerDate(new Date(server).toUTCString())
  marketTime()
  answerDate.ahead = Number.NaN
  vi.setSystemTime(phone - 3_600_000)
  expect(marketTime()).toEqual({ now: phone - 3_600_000, isServers: false, hoursAhead: 8 })
})

test('the phone is written to only where an answer’s time is another by more than a minute', () => {
  const note = (ahead: number) => {
    noteAnswerDate(new Date(phone + ahead).toUTCString())
    marketTime()
    return JSON.parse(localStorage.getItem('loan:clock') ?? '{}').data
  }
  expect(note(5_000)).toBe(5_000)
  expect(note(65_000)).toBe(5_000)
  expect(note(-55_000)).toBe(5_000)
  expect(note(66_000)).toBe(66_000)
})

test('a clock that is set right is noticed at the next answer', () => {
  noteAnswerDate(new Date(server).toUTCString())
  vi.setSystemTime(server)
  noteAnswerDate(new Date(server).toUTCString())
  expect(marketTime().now).toBe(server)
})
