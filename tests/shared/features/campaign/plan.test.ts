// @vitest-environment node
import { expect, test } from 'vitest'
import {
  instantText,
  marketOffset,
  wallTime
} from '../../../../shared/features/campaign/market-instant.ts'
import { plannedPhones } from '../../../../shared/features/campaign/plan-campaign.ts'
import { plannedVisits } from '../../../../shared/features/campaign/planned-size.ts'

const plan = { rate: 0.05, difference: 0.2 }

test('two variants take what their comparison takes', () => {
  expect(plannedPhones({ ...plan, weights: [1, 1] })).toBe(
    plannedVisits({ ...plan, weights: [1, 1] })
  )
})

test('more variants, a smaller share or a smaller difference take more phones', () => {
  const two = plannedPhones({ ...plan, weights: [1, 1] })
  expect(plannedPhones({ ...plan, weights: [1, 1, 1] })).toBeGreaterThan(1.5 * two)
  expect(plannedPhones({ ...plan, weights: [9, 1] })).toBeGreaterThan(two)
  expect(plannedPhones({ ...plan, difference: 0.1, weights: [1, 1] })).toBeGreaterThan(3 * two)
})

test('one variant compares nothing', () => {
  expect(plannedPhones({ ...plan, weights: [1] })).toBe(0)
})

test.each([
  ['2026-12-01T00:00:00+08:00', '2026-12-01T00:00'],
  ['2026-11-30T16:00Z', '2026-12-01T00:00'],
  ['2027-10-31T23:59:59+08:00', '2027-10-31T23:59:59'],
  ['soon', '']
])('%s is %s by the market’s clocks', (text, wall) => {
  expect(wallTime(Date.parse(text))).toBe(wall)
  expect(Date.parse(instantText(wall))).toBe(Date.parse(text))
})

test('an instant is written with the market’s offset', () => {
  expect(marketOffset).toBe('+08:00')
  expect(instantText('2026-12-01T00:00')).toBe('2026-12-01T00:00:00+08:00')
  expect(instantText('')).toBe('')
})
