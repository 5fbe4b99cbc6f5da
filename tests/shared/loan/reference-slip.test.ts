import { expect, test } from 'vitest'
import { referenceSlip } from '../../../shared/loan/reference-slip.ts'

test.each([
  ['12345O7890', [], 'letter'],
  ['1234 5l78', [], 'letter'],
  ['123456789', ['1234567890', '0987654321'], 'short'],
  ['123456789', ['1234567890', '09876543210'], undefined],
  ['1234567890', ['1234567890'], undefined],
  ['GC-20261122', ['1234567890'], undefined],
  ['12O', [], undefined],
  ['1234O', [], undefined],
  ['12345O', [], 'letter'],
  ['12345I', [], 'letter'],
  ['12345L', [], undefined],
  ['123456789', ['1234567890', 'GC-2026-1122'], 'short'],
  ['123456789', ['12 3456-7890'], 'short'],
  ['12345678', ['1234567890'], undefined],
  ['', ['1234567890'], undefined]
])('%s beside %j has the slip %s', (typed, others, slip) => {
  expect(referenceSlip(typed, others)).toBe(slip)
})
