import { afterEach, expect, test } from 'vitest'
import { brand } from '../../../../shared/config/brand.ts'
import { brand as indian } from '../../../../shared/config/brands/in/brand.ts'
import { lateRows } from '../../../../shared/features/loan-offer/late-rows.ts'

const own = { ...brand }
const format = brand.money

afterEach(() => void Object.assign(brand, own))

const once = (value: string) => ({ text: 'Late fee, once', value })
const daily = (value: string) => ({ text: 'Late interest per day', value })

test('being late costs a penalty once, and interest a day', () => {
  expect(lateRows('₱', format)).toEqual([once('₱1.000,00'), daily('5% of debt')])
})

test('a penalty in another currency than the offer’s is not named', () => {
  expect(lateRows('₹', format)).toEqual([once(''), daily('5% of debt')])
})

test('where the law forbids late interest only the penalty is named', () => {
  Object.assign(brand, indian)
  expect(lateRows('₹', indian.money)).toEqual([once('₹1,000.00'), daily('')])
  expect(lateRows('₱', indian.money)).toEqual([once(''), daily('')])
})
