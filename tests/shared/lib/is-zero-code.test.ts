// @vitest-environment node
import { expect, test } from 'vitest'
import { isZeroCode } from '../../../shared/lib/is-zero-code.ts'

test.each([0, -0, '0', '00', '0000'])('%j is a success', code => {
  expect(isZeroCode(code)).toBe(true)
})

test.each(['', '0.9', '0x1', '10', '01', ' 0', '0 ', '-0', 1, Number.NaN, [0], ['0'], null, {}])(
  '%j is a failure',
  code => {
    expect(isZeroCode(code)).toBe(false)
  }
)
