import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/repay-delay/early-values.ts'
import { extensionDetail } from '../../../shared/api/repayment.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readEarly } from '../../setup/read-early.ts'

prepareBackend()

const now = Date.parse('2026-11-25T04:00:00Z')
const data = {
  repayAmount: '5455.00',
  repayDate: '2026-11-28',
  delayInfo: { title: 'Rollover amount', delayAmount: '455.00', nextRepayDate: '2027-02-27' },
  plan: [
    { time: '2026-11-28', amount: '455.00' },
    { time: '2027-02-27', amount: '5,455.00' }
  ]
}

const valuesOf = (answer: object, search = '') =>
  earlyValues(readEarly(extensionDetail, answer), new URLSearchParams(search), now)

test('paying all and extending are compared early', () => {
  expect(valuesOf(data)).toMatchObject({
    amount: '5455.00',
    paysAll: '1',
    title: 'Extending costs ₱455.00 more',
    effect: { now: '455.00', owed: '5,455.00', nextDate: '2027-02-27', inAll: '₱5,910.00' }
  })
})

test('the sum is in the currency of the address', () => {
  expect(valuesOf(data, '?clarity=1')).toMatchObject({ effect: { inAll: '₹5,910.00' } })
})

test('nothing is added up of a plan that cannot be read', () => {
  const plan = [data.plan[0], { time: '2027-02-27', amount: 'the rest' }]
  expect(valuesOf({ ...data, plan })).toMatchObject({ effect: { inAll: '' }, paysAll: '' })
  expect(() => valuesOf({ ...data, plan: [null] })).toThrow()
})
