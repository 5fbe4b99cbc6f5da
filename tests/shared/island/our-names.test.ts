import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  at,
  list,
  onlyField,
  optional,
  requiredText,
  shape,
  text
} from '../../../shared/api/fields.ts'
import { repaymentDetail } from '../../../shared/api/repayment.ts'
import { underOurNames } from '../../../shared/island/our-names.ts'
import { fieldNamesOf } from '../../../shared/vite/field-names.ts'

const code = shape({ number: at('payCode', requiredText), title: text })
const loan = shape({
  amount: at('repayAmount', text),
  code: at('detail', optional(code)),
  codes: list(code),
  date: text
})

test('the html is told only the names that differ, however deep', () => {
  expect(fieldNamesOf(loan)).toEqual({
    amount: 'repayAmount',
    code: ['detail', { number: 'payCode' }],
    codes: ['codes', { number: 'payCode' }]
  })
  expect(fieldNamesOf(onlyField('jws', text))).toEqual({ value: 'jws' })
  expect(fieldNamesOf(repaymentDetail.data)).toMatchObject({
    amount: 'repayAmount',
    code: ['defDetail', { code: 'payCode', notices: 'payNotice' }],
    delay: ['delayInfo', { amount: 'delayAmount' }]
  })
})

test('an answer is read early under the names that its schema reads', () => {
  const value = fc.constantFrom('1', 'a', '', 'x y')
  const answer = fc.record(
    {
      repayAmount: value,
      amount: value,
      date: value,
      detail: fc.record({ payCode: value, number: value, title: value }, { requiredKeys: [] }),
      codes: fc.array(fc.record({ payCode: fc.constantFrom('7', '8'), title: value }))
    },
    { requiredKeys: ['repayAmount', 'date'] }
  )
  fc.assert(
    fc.property(answer, data => {
      const early = underOurNames(data, fieldNamesOf(loan)) as Record<string, unknown>
      const { amount, date, code: own, codes } = v.parse(loan, data)
      expect(early).toMatchObject({ amount, date })
      if (own) expect(early.code).toMatchObject({ number: own.number })
      if (data.codes) expect(early.codes).toMatchObject(codes.map(({ number }) => ({ number })))
    })
  )
})

test('the entries of a map keep their keys', () => {
  const names = { ways: ['payWays', { '*': ['', { name: 'title' }] }] } as const
  const payWays = { 'At a shop': [{ title: 'Cash' }], __proto__: null, constructor: [] }
  expect(underOurNames({ payWays }, names)).toMatchObject({
    ways: { 'At a shop': [{ name: 'Cash' }], constructor: [] }
  })
})

test('data that are no record stay as they came', () => {
  for (const data of [null, undefined, 'text', 7]) {
    expect(underOurNames(data, { amount: 'repayAmount' })).toBe(data)
  }
})
