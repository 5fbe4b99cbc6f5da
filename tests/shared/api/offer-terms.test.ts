// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { canBeTaken, isInDays, termInDays } from '../../../shared/api/offer-terms.ts'

describe('the term of an offer', () => {
  test.each([
    ['91', 'day', 91],
    ['7', 'Days', 7],
    ['9999', 'D', 9999],
    ['10000', 'day', undefined],
    ['0', 'day', undefined],
    ['x91', 'day', undefined],
    ['91x', 'day', undefined],
    ['', 'day', undefined],
    ['3', 'month', undefined]
  ])('%s %s is of so many days: %s', (periods, termUnit, days) => {
    expect(termInDays({ periods, termUnit })).toBe(days)
  })

  test.each([
    ['day', true],
    ['DAYS', true],
    ['d', true],
    ['week', false],
    ['', false]
  ])('in %s is in days: %s', (termUnit, is) => {
    expect(isInDays({ termUnit })).toBe(is)
  })
})

test('an offer can be taken that has its amount and its term', () => {
  const offer = { amount: 500000, periods: '91', termUnit: 'day' }
  expect(canBeTaken(offer)).toBe(true)
  expect(canBeTaken({ ...offer, amount: undefined })).toBe(false)
  expect(canBeTaken({ ...offer, periods: '' })).toBe(false)
  expect(canBeTaken({ ...offer, termUnit: '' })).toBe(false)
})
