import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { shape } from '../../../shared/api/fields.ts'
import { agreementsNamed, offerEntries } from '../../../shared/api/offer.ts'
import { offerWire } from '../../../shared/api/wire/confirmation.ts'

const read = (data: object) => v.parse(shape(offerWire, offerEntries), data)

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
  expect(v.parse(agreementsNamed({ title: 'title', id: 'key' }), entries)).toEqual([
    { title: 'Loan Agreement', id: '7', position: 2 }
  ])
  expect(v.parse(agreementsNamed({ title: 'title', id: 'id' }), undefined)).toEqual([])
})
