import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a phone whose clock is months behind offers no day that is over', () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-15T10:00:00+08:00') })
  onTestFinished(() => {
    vi.useRealTimers()
    answerDate.ahead = Number.NaN
  })
  const offersDay = () =>
    renderToStaticMarkup(
      <Remind loan={{ productId: '1', orderId: '2' }} texts={['2026-11-22']} />
    ) !== ''
  expect(offersDay()).toBe(true)
  answerDate.ahead = Date.parse('2026-11-22T10:00:00+08:00') - Date.now()
  expect(offersDay()).toBe(false)
})
