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
  const values = earlyValues(readEarly(offerCall, offer), new URLSearchParams(), Number.NaN)
  expect(values).toMatchObject({
    productName: 'Sample Peso',
    head: [
      { text: 'Loan amount', value: '₹5,000.00' },
      { text: 'You repay in total', value: '₹5,455.00' }
    ],
    cost: [{ text: 'Term', value: '91 days' }, { text: 'Late interest per day' }]
  })
})
