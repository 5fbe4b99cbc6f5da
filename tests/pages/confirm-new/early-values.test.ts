import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/confirm-new/early-values.ts'
import { offerCall } from '../../../shared/api/confirmation-new.ts'
import { readEarly } from '../../setup/read-early.ts'

const offer = {
  amount: 500000,
  periods: '91',
  termUnit: 'day',
  details: [],
  repay_plans: [{ title: '1st', description: '', amount: '₹5.455,00', pay_time: '2027-01-19' }],
  currency: '₹',
  orderKey: 'k-1',
  NewButtonMsg: 'Get my money'
}

const valuesOf = (data: object) =>
  earlyValues(readEarly(offerCall, data), new URLSearchParams(), Number.NaN)

test('the amount shows in the currency of the offer, and the button in its words', () => {
  const head = [
    { text: 'Loan amount', value: '₹5.000,00' },
    { text: 'You repay in total', value: '₹5.455,00' }
  ]
  expect(valuesOf(offer)).toMatchObject({ head, button: 'Get my money' })
})

test('the button has our word where the offer has none', () => {
  expect(valuesOf({ ...offer, NewButtonMsg: null })).toMatchObject({ button: 'Confirm' })
})

test('nothing shows early of an offer without its key', () => {
  expect(valuesOf({ ...offer, orderKey: '' })).toEqual({})
})
