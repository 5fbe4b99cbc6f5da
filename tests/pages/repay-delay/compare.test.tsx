import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Compare } from '../../../pages/repay-delay/compare.tsx'
import type { Repayment } from '../../../shared/api/repayment.ts'
import { answerDate } from '../../../shared/context/answer-date.ts'

/** The days until which paying all and extending are offered. */
function lastDays(date: string): string[] {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T04:00:00Z') })
  // A day is over by the server's clock alone.
  answerDate.ahead = 0
  onTestFinished(() => {
    vi.useRealTimers()
    answerDate.ahead = Number.NaN
  })
  const repayment = { amount: '₱5,455.00', date } as Repayment
  const effect = { now: '₱455.00', owed: '₱5,455.00', nextDate: '2027-02-27', inAll: '₱5,910.00' }
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<Compare repayment={repayment} effect={effect} />)
  return [...page.querySelectorAll('tbody tr:last-child td')].map(cell =>
    cell.textContent.replaceAll('\u00a0', ' ')
  )
}

test('paying all is offered until its day, and today once that day is over', () => {
  expect(lastDays('2026-11-28')).toEqual(['28 Nov 2026', '27 Feb 2027'])
  expect(lastDays('2026-11-25')).toEqual(['25 Nov 2026', '27 Feb 2027'])
  expect(lastDays('2026-11-13')).toEqual(['Today', '27 Feb 2027'])
})
