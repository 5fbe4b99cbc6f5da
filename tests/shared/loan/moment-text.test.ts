// @vitest-environment node
import { expect, test } from 'vitest'
import { momentText } from '../../../shared/loan/moment-text.ts'

test('a moment is written from the year down to the minute', () => {
  expect(momentText(new Date(2026, 0, 4, 9, 5).getTime())).toBe('2026-01-04 09:05')
  expect(momentText(new Date(2026, 11, 31, 23, 59).getTime())).toBe('2026-12-31 23:59')
})
