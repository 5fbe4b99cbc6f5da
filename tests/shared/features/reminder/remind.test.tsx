import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { answerDate } from '../../../../shared/context/answer-date.ts'
import { dayToCome, Remind } from '../../../../shared/features/reminder/remind.tsx'
import { writeDay } from '../../../../shared/loan/day.ts'

const today = Math.floor(Date.parse('2026-11-22') / 86_400_000)
const dayOf = (...texts: string[]) => {
  const day = dayToCome(texts, today)
  return day === undefined ? undefined : writeDay(day)
}

test('the day of the payment is found among the texts of a page', () => {
  expect(dayOf('₱5,455.00', '2026-11-24')).toBe('2026-11-24')
})

test('the last of several days is that of the payment', () => {
  expect(dayOf('2026-11-24', '2026-12-24', 'SP-20410001')).toBe('2026-12-24')
})

test('a day that is over, and what is no day, is not to be remembered', () => {
  expect(dayOf('2026-11-21')).toBeUndefined()
  expect(dayOf('₱5,455.00', '', '91 days')).toBeUndefined()
})

test('today is not either', () => {
  expect(dayOf('2026-11-22')).toBeUndefined()
  expect(dayOf('2026-11-23')).toBe('2026-11-23')
})

describe('a reminder', () => {
  const loan = { productId: '1', orderId: '2' }
  const isOffered = (day: string) =>
    renderToStaticMarkup(<Remind loan={loan} texts={[day]} />) !== ''

  /** Until the end of the test. */
  function setPhoneClock(time: string): void {
    vi.useFakeTimers({ now: Date.parse(time) })
    onTestFinished(() => {
      vi.useRealTimers()
      answerDate.ahead = Number.NaN
    })
  }

  test('is not offered for today, by the clocks of the market', () => {
    // 23:30 in Manila is still the 22nd, 00:30 the 23rd.
    setPhoneClock('2026-11-22T23:30:00+08:00')
    expect(isOffered('2026-11-23')).toBe(true)
    vi.setSystemTime(Date.parse('2026-11-23T00:30:00+08:00'))
    expect(isOffered('2026-11-23')).toBe(false)
  })

  test('is not offered for a day that is over, on a phone whose clock is months behind', () => {
    setPhoneClock('2026-06-15T10:00:00+08:00')
    expect(isOffered('2026-11-22')).toBe(true)
    answerDate.ahead = Date.parse('2026-11-22T10:00:00+08:00') - Date.now()
    expect(isOffered('2026-11-22')).toBe(false)
  })
})
