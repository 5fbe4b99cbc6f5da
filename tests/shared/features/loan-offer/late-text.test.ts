import { afterEach, expect, test } from 'vitest'
import { brand } from '../../../../shared/config/brand.ts'
import { brand as indian } from '../../../../shared/config/brands/in/brand.ts'
import { lateText } from '../../../../shared/features/loan-offer/late-text.ts'

const own = { ...brand }
const format = brand.money

afterEach(() => void Object.assign(brand, own))

test('being late costs a penalty once, and interest a day', () => {
  expect(lateText('₱', format)).toBe('₱1.000,00 once, 5% of the unpaid amount a\u00a0day')
})

test('a penalty in another currency than the offer’s is not named', () => {
  expect(lateText('₹', format)).toBe('5% of the unpaid amount a\u00a0day')
})

test('where the law forbids late interest only the penalty is named', () => {
  Object.assign(brand, indian)
  expect(lateText('₹', indian.money)).toBe('₹1,000.00 once')
  expect(lateText('₱', indian.money)).toBe('')
})
