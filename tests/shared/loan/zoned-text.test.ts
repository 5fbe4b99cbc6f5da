// @vitest-environment node
import { expect, test } from 'vitest'
import { zonedText } from '../../../shared/loan/zoned-text.ts'

test.each([
  ['2026-11-22T10:31:00+08:00', 8, '2026-11-22 10:31'],
  ['2026-11-22T23:30:00Z', 8, '2026-11-23 07:30'],
  ['2026-11-22T23:30:00.5Z', 5.5, '2026-11-23 05:00'],
  ['2026-11-22T10:31-05:00', 5.5, '2026-11-22 21:01'],
  ['2026-11-22', 8, '2026-11-22'],
  ['2026-11-22 10:31', 8, '2026-11-22 10:31'],
  ['2026-13-22T10:31:00Z', 8, '2026-13-22T10:31:00Z'],
  ['soon', 5.5, 'soon'],
  ['', 8, '']
] as const)('%s is %s hours ahead %s', (text, hours, there) => {
  expect(zonedText(text, hours)).toBe(there)
})
