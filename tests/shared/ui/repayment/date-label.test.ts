import { expect, test, vi } from 'vitest'
import { dateLabelOf } from '../../../../shared/ui/repayment/date-label.ts'

// 20 November in the Philippines.
const afterMidnight = Date.UTC(2026, 10, 19, 16, 1)

test.each([
  ['2026-11-19', 'Was due on'],
  ['2026-11-19 18:05', 'Was due on'],
  ['2026-11-20', 'Repayment date'],
  ['2026-11-21', 'Repayment date'],
  ['on request', 'Repayment date'],
  ['', 'Repayment date']
])('what stands before %s', (date, label) => {
  vi.useFakeTimers({ now: afterMidnight })
  expect(dateLabelOf(date)).toBe(label)
})

test('a day has not passed before midnight where the loan was made', () => {
  vi.useFakeTimers({ now: afterMidnight - 120_000 })
  expect(dateLabelOf('2026-11-19')).toBe('Repayment date')
})
