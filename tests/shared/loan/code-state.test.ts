// @vitest-environment node
import { expect, test } from 'vitest'
import { codeState } from '../../../shared/loan/code-state.ts'

// 12:00 in the Philippines.
const noon = { now: Date.UTC(2026, 10, 20, 4), isServers: true, hoursAhead: 8 }

test.each([
  ['2020-01-05', 'expired'],
  ['2020-01-05 23:59', 'expired'],
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'valid'],
  ['2026-11-20 11:59', 'expired'],
  ['2026-11-20 12:00', 'valid'],
  ['2026-11-20 12:00:00', 'expired'],
  ['2026/11/20 12:00:01', 'valid'],
  ['2026-11-20T12:00:00+08:00', 'expired'],
  ['2026-11-20T12:00:00Z', 'valid'],
  ['2026-11-20T03:59:59.000Z', 'expired'],
  ['2026-11-20 09:29:00+05:30', 'expired'],
  ['2026-11-20 09:31:00+0530', 'valid'],
  ['2026-11-19 20:00:00-0800', 'expired'],
  ['2026-02-30', 'valid'],
  ['', 'valid'],
  ['end of the month', 'valid']
])('a code until %j is %s', (expiresAt, state) => {
  expect(codeState(expiresAt, noon)).toBe(state)
})

test('the phone’s own clock judges only what is less than a day away', () => {
  const phones = { ...noon, isServers: false }
  expect(codeState('2026-11-20 11:59', phones)).toBe('expired')
  expect(codeState('2020-01-05', phones)).toBe('valid')
})
