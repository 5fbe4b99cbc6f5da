import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { acceptedMessages as messages } from '#messages/accepted.ts'
import { Accepted } from '../../../pages/order/accepted.tsx'
import { answerDate } from '../../../shared/context/answer-date.ts'

const draw = () => renderToStaticMarkup(<Accepted onSee={() => {}} />)

afterEach(() => {
  answerDate.ahead = Number.NaN
  vi.useRealTimers()
})

test('counts the steps that come, above the button that leads on', () => {
  const html = draw()
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html.match(/<p>/)).toBeNull()
  expect(html.indexOf(messages.seeLoan)).toBeGreaterThan(html.indexOf('</ol>'))
})

test('the last day of the money is a date by the server’s clock alone', () => {
  vi.useFakeTimers({ now: Date.UTC(2020, 0, 1), toFake: ['Date'] })
  expect(draw()).toContain('1 to 3 days after you accepted.')
  // 23:00 in Manila: the market's day counts.
  answerDate.ahead = Date.UTC(2026, 11, 30, 15) - Date.now()
  expect(draw()).toContain('by 2 Jan 2027.'.replaceAll(/(\d) (\w+) (\d)/g, '$1\u00a0$2\u00a0$3'))
})
