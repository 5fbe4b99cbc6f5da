import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { at, shape, text } from '../../../shared/api/fields.ts'
import { agreementsOf, offerFields } from '../../../shared/api/offer.ts'

const read = (data: object) => v.parse(shape(offerFields), data)

describe('an offer', () => {
  test.each([
    [500000, 500000],
    ['500000', 500000],
    [0, undefined],
    [-1, undefined],
    ['5,000', undefined],
    [undefined, undefined]
  ])('of the amount %j lends %j', (amount, lent) => {
    expect(read({ amount }).amount).toBe(lent)
  })

  test('leaves out rows that say nothing, and says which have no value', () => {
    const details = [
      { text: 'Fee', value: '₱1' },
      { text: 'Date', value: null },
      { text: '', value: '5' },
      { text: '', value: '' },
      'no row'
    ]
    expect(read({ details }).rows).toEqual([
      { text: 'Fee', value: '₱1' },
      { text: 'Date', value: '--' },
      { text: '', value: '5' }
    ])
  })

  test('has its plan under our names', () => {
    const plan = { title: '1', description: 'First', amount: '₱5', pay_time: '2027-02-19' }
    expect(read({ repay_plans: [plan] }).plan).toEqual([
      { title: '1', text: 'First', amount: '₱5', time: '2027-02-19' }
    ])
  })
})

test('agreements keep their places, also behind one that has no title', () => {
  const entries = [{ id: 1 }, 'none', { title: 'Loan Agreement', key: 7 }]
  expect(v.parse(agreementsOf(shape({ title: text, id: at('key', text) })), entries)).toEqual([
    { title: 'Loan Agreement', id: '7', position: 2 }
  ])
  expect(v.parse(agreementsOf(shape({ title: text, id: text })), undefined)).toEqual([])
})
