// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writePercent } from '../../../shared/loan/percent.ts'

const comma = { decimals: ',' }

test.each([
  [0, '0,0%'],
  [-0, '0,0%'],
  [0.1296, '13,0%'],
  [0.12949, '12,9%'],
  [0.7422, '74,2%'],
  [12.5, '1250,0%'],
  [999.999, '99999,9%'],
  [1000, '> 99999%'],
  [1e9, '> 99999%'],
  [Number.NaN, '--'],
  [Number.POSITIVE_INFINITY, '--'],
  [-0.1, '--']
])('writes %s as %s', (rate, text) => {
  expect(writePercent(rate, comma)).toBe(text)
})

test('any rate is written with one decimal, or as beyond sense', () => {
  fc.assert(
    fc.property(fc.double(), rate => {
      expect(writePercent(rate, comma)).toMatch(/^(?:\d{1,5},\d%|> 99999%|--)$/)
    })
  )
})

test.each([
  [0.17070249, '17.07%'],
  [0.2415, '24.15%'],
  [0.1, '10.00%'],
  [0.00001, '0.00%'],
  [1000, '> 99999%']
])('writes %s with two decimals as %s', (rate, text) => {
  expect(writePercent(rate, { decimals: '.' }, 2)).toBe(text)
})
