import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/confirm/early-values.ts'
import { offerCall } from '../../../shared/api/confirmation.ts'
import { readEarly } from '../../setup/read-early.ts'

const offer = {
  comProductName: 'Sample Peso',
  amount: 500000,
  periods: '91',
  termUnit: 'day',
  details: [{ text: 'Total to repay', value: '₹5,455.00' }],
  repay_plans: []
}

test('the amount shows in the currency of the other amounts', () => {
  expect(earlyValues(readEarly(offerCall, offer), new URLSearchParams(), Number.NaN)).toMatchObject(
    {
      productName: 'Sample Peso',
      amount: '₹5,000.00',
      term: '91 days'
    }
  )
})
