// @vitest-environment node
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  canBeTaken,
  costNames,
  interestNames,
  termOf,
  unitOf
} from '../../../shared/api/offer-terms.ts'
import { offerWords } from '../../../shared/api/offer-words.ts'
import { brand } from '../../../shared/config/brand.ts'
import { plainName } from '../../../shared/lib/plain-name.ts'

describe('the term of an offer', () => {
  test.each([
    ['91', 'day', { count: 91, unit: 'day' }],
    ['7', 'Days', { count: 7, unit: 'day' }],
    ['9999', 'D', { count: 9999, unit: 'day' }],
    ['3', 'month', { count: 3, unit: 'month' }],
    ['10000', 'day', undefined],
    ['0', 'day', undefined],
    ['x91', 'day', undefined],
    ['91x', 'day', undefined],
    ['', 'day', undefined],
    ['3', 'quarter', undefined]
  ])('%s %s is %o', (periods, termUnit, term) => {
    expect(termOf({ periods, termUnit })).toEqual(term)
  })

  test.each([
    ['day', ['day', 'DAYS', 'd', '天', '日', '1']],
    ['week', ['week', ' Weeks ', 'w', '周', '2']],
    ['month', ['month', 'Months', 'm', '月', '个月', '3']],
    [undefined, ['', '4', 'year', 'constructor']]
  ] as const)('is counted in a %s, however a server says it', (unit, words) => {
    for (const termUnit of words) expect(unitOf({ termUnit })).toBe(unit)
  })
})

test('a name or a unit stands for one thing only', () => {
  const words = Object.values({ ...offerWords })
    .flat()
    .map(plainName)
  expect(new Set(words).size).toBe(words.length)
  expect(costNames.received).toContain('Amount to be disbursed')
})

test('a brand adds its own names of interest to those that are known', () => {
  const { offerWords: own } = brand
  onTestFinished(() => void Object.assign(brand, { offerWords: own }))
  Object.assign(brand, { offerWords: {} })
  expect(interestNames()).toEqual(offerWords.interest)
  Object.assign(brand, { offerWords: { interest: ['Cost of the loan'] } })
  expect(interestNames()).toEqual([...offerWords.interest, 'Cost of the loan'])
})

test('an offer can be taken that has its amount and its term', () => {
  const offer = { amount: 500000, periods: '91', termUnit: 'day' }
  expect(canBeTaken(offer)).toBe(true)
  expect(canBeTaken({ ...offer, amount: undefined })).toBe(false)
  expect(canBeTaken({ ...offer, periods: '' })).toBe(false)
  expect(canBeTaken({ ...offer, termUnit: '' })).toBe(false)
})
