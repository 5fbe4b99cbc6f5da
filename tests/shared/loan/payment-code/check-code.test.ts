import { describe, expect, test } from 'vitest'
import { checksumOf } from '../../../../shared/loan/emv/checksum.ts'
import { checkCode, isPayable } from '../../../../shared/loan/payment-code/check-code.ts'
import { goodCodes, tamperedCodes } from './cases.ts'

test('the checksum is the one of the standard’s own check value', () => {
  expect(checksumOf('123456789')).toBe('29B1')
})

describe('the table of payment codes', () => {
  test('has 500 tampered ones and 50 good ones, each of them once', () => {
    expect(tamperedCodes.length).toBeGreaterThanOrEqual(500)
    expect(goodCodes.length).toBeGreaterThanOrEqual(50)
    const texts = tamperedCodes.map(({ text, expected }) => JSON.stringify([text, expected]))
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  test('is refused where a code was tampered with', () => {
    const passed = tamperedCodes.filter(({ text, expected }) =>
      isPayable(checkCode(text, expected))
    )
    expect(passed.map(({ name }) => name)).toEqual([])
  })

  test('passes where a code is good', () => {
    const refused = goodCodes.filter(({ text, expected }) => !isPayable(checkCode(text, expected)))
    expect(refused.map(({ name }) => name)).toEqual([])
  })
})

describe('a code', () => {
  const verdictOf = (name: string) => {
    const found = [...tamperedCodes, ...goodCodes].find(each => each.name === name)
    return found && checkCode(found.text, found.expected)
  }

  test.each([
    ['pesos: as it is', 'exact'],
    ['pesos: without an amount', 'open'],
    ['pesos: with a checksum of zeros', 'unreadable'],
    ['pesos, sealed anew: 54 is ‘5455.01’', 'other-amount'],
    ['pesos, sealed anew: tip 01', 'other-amount'],
    ['pesos, sealed anew: 53 is ‘356’', 'other-currency'],
    ['pesos, sealed anew: 59 is ‘Derno Lending’', 'other-payee'],
    ['pesos, sealed anew: an account 27 more', 'other-payee'],
    ['rupees: as it is', 'exact'],
    ['rupees, sealed anew: a card account 02 more', 'other-payee'],
    ['UPI: as it is', 'exact'],
    ['UPI: without an amount', 'open'],
    ['UPI: payee ‘robber@okbank’', 'other-payee'],
    ['UPI: amount ‘5455.01’', 'other-amount'],
    ['UPI: mam=1.00 behind', 'other-amount'],
    ['UPI: currency ‘USD’', 'other-currency'],
    ['UPI: pa=robber@ybl behind', 'unreadable']
  ])('%s is %s', (name, verdict) => {
    expect(verdictOf(name)).toBe(verdict)
  })
})
