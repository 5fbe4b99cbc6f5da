// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  maskPhone,
  type PhoneRule,
  phoneDigits,
  phoneLength,
  validPhone
} from '../../../shared/forms/phone.ts'

const wrong = 'Enter your mobile number'
const rules: PhoneRule[] = ['cn', 'ph', 'in']

describe('phone numbers', () => {
  test.each<[PhoneRule, string, string]>([
    ['cn', '138 1234-5678', '13812345678'],
    ['cn', '+86 13812345678', '13812345678'],
    ['cn', '１３８１２３４５６７８', '13812345678'],
    ['ph', '0917-123-4567', '09171234567'],
    ['ph', '+63 917 123 4567', '09171234567'],
    ['ph', '0063 (0)917 123 4567', '09171234567'],
    ['ph', '9171234567', '09171234567'],
    ['in', '98765 43210', '9876543210'],
    ['in', '+91-98765-43210', '9876543210'],
    ['in', '09876543210', '9876543210'],
    ['in', '9198765432', '9198765432']
  ])('%s takes %s and sends %s', (rule, typed, sent) => {
    expect(phoneDigits(typed, rule)).toBe(sent)
    expect(validPhone(typed, rule, wrong)).toBeUndefined()
    expect(phoneLength(rule)).toBe(sent.length)
  })

  test.each<[PhoneRule, string, string]>([
    ['cn', '13861234567', '13861234567'],
    ['cn', '13800123456', '13800123456'],
    ['ph', '16391712345', '16391712345'],
    ['in', '98765043210', '98765043210'],
    ['in', '98769143210', '98769143210'],
    ['in', '98765098321', '98765098321'],
    // A digit too many, and what would be left begins no number.
    ['in', '91234567890', '91234567890'],
    ['in', '91671234567', '91671234567'],
    ['in', '9198765432109', '9198765432109'],
    ['in', '098765432109', '098765432109']
  ])('%s finds no country code in the middle of %s', (rule, typed, sent) => {
    expect(phoneDigits(typed, rule)).toBe(sent)
  })

  test.each<[PhoneRule, string]>([
    ['cn', ''],
    ['cn', '12812345678'],
    ['cn', '1381234567'],
    ['cn', '23812345678'],
    ['ph', '08171234567'],
    ['ph', '0917123456'],
    ['in', '5876543210'],
    ['in', '987654321']
  ])('%s refuses %j with an instruction', (rule, typed) => {
    expect(validPhone(typed, rule, wrong)).toBe(wrong)
  })

  test('are grouped 3-4-4 as they are typed', () => {
    const mask = maskPhone('cn')
    const typed = '138a1234-5678'
    const steps = Array.from(typed, (_, index) => mask(typed.slice(0, index + 1)))
    expect(steps.slice(0, 6)).toEqual(['1', '13', '138', '138', '138 1', '138 12'])
    expect(steps[steps.length - 1]).toBe('138 1234 5678')
  })

  test.each<[PhoneRule, string, string]>([
    ['ph', '0917', '0917'],
    ['ph', '09171', '0917 1'],
    ['ph', '091712345678', '0917 123 45678'],
    ['in', '98765', '98765'],
    ['in', '987654', '98765 4']
  ])('of %s are grouped as the market writes them: %s is %s', (rule, typed, grouped) => {
    expect(maskPhone(rule)(typed)).toBe(grouped)
  })

  test('a country code typed digit by digit goes away', () => {
    const type = (rule: PhoneRule, keys: string) =>
      Array.from(keys).reduce((text, key) => maskPhone(rule)(text + key), '')
    expect(type('ph', '+639171234567')).toBe('0917 123 4567')
    expect(type('in', '+919876543210')).toBe('98765 43210')
    expect(type('cn', '+8613812345678')).toBe('138 1234 5678')
  })

  test('masking what is masked changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...rules), (text, rule) => {
        const mask = maskPhone(rule)
        expect(mask(mask(text))).toBe(mask(text))
      })
    )
  })
})

test('digits too many are shown and refused, not cut off in silence', () => {
  expect(maskPhone('cn')('138123456789012')).toBe('138 1234 56789012')
  expect(validPhone('138123456789012', 'cn', 'wrong')).toBe('wrong')
  expect(maskPhone('in')('987654321012')).toBe('98765 4321012')
  expect(validPhone('0917123456789', 'ph', 'wrong')).toBe('wrong')
})
