import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/order/early-values.ts'
import { orderCall } from '../../../shared/api/order.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readEarly } from '../../setup/read-early.ts'

const backend = prepareBackend()
const search = new URLSearchParams()

const linksOf = (data: object) => {
  const { repays, rollsOver } = earlyValues(
    readEarly(orderCall, data),
    search,
    Number.NaN
  ) as Record<string, string>
  return [repays, rollsOver]
}

test.each([
  [{ orderStatus: 170 }, '1', ''],
  [{ orderStatus: '174' }, '1', ''],
  [{ orderStatus: 174, isDelay: 1 }, '', '1'],
  [{ orderStatus: 180, isDelay: '1' }, '', '1'],
  [{ orderStatus: 180, isDelay: true }, '', '1'],
  [{ orderStatus: 180, isDelay: 0 }, '1', ''],
  [{ orderStatus: 170, isDelay: 1 }, '1', ''],
  [{ orderStatus: 200 }, '', ''],
  [{ orderStatus: 21 }, '', ''],
  [{}, '', '']
])('of %o the links that show early are repayment %j and extension %j', (data, ...links) => {
  expect(linksOf(data)).toEqual(links)
})

test.each([{ h5Url: 'https://pay.example/x' }, { dispute: { number: 'C1002' } }])(
  'a loan with %o is led on by the page itself',
  more => {
    expect(linksOf({ orderStatus: 174, ...more })).toEqual(['', ''])
    expect(linksOf({ orderStatus: 174, isDelay: 1, ...more })).toEqual(['', ''])
  }
)

test('all that the answer says is there beside them', () => {
  const order = readEarly(orderCall, { orderStatus: 174, productName: 'Cash' })
  expect(earlyValues(order, search, Number.NaN)).toMatchObject({
    status: 174,
    productName: 'Cash'
  })
})

const today = Date.parse('2026-11-24T02:00:00Z')
const detail = [
  { text: 'Amount to repay', value: '₱5.455,00' },
  { text: 'Due date', value: '2026-11-27' }
]

test('a loan that owes has its bill and the tone of its head', () => {
  const order = { orderStatus: 174, userOrderDetail: { detail } }
  expect(earlyValues(readEarly(orderCall, order), search, today)).toMatchObject({
    bill: { amount: '₱5.455,00', date: '2026-11-27', standing: '3 days left', cost: '' },
    soon: '1',
    owes: '1'
  })
  expect(
    earlyValues(readEarly(orderCall, { ...order, orderStatus: 200 }), search, today)
  ).toMatchObject({
    paid: '1',
    rests: '1'
  })
})

const valuesOf = (data: object) => earlyValues(readEarly(orderCall, data), search, today)
const userOrderDetail = { detail: [...detail, { text: 'Loan term', value: '91 days' }] }

test('the bar of the term shows early until its last day', () => {
  expect(valuesOf({ orderStatus: 174, userOrderDetail })).toMatchObject({
    runs: '1',
    bill: { passed: 1 - 3 / 91 }
  })
  expect(valuesOf({ orderStatus: 174, userOrderDetail: { detail } })).toMatchObject({ runs: '' })
})

test('the head of a loan in dispute rests, and presses nobody', () => {
  const notice = { noticeStatusText: 'Payment overdue by 3 days', noticeStatusExplain: 'Pay now.' }
  const loan = { orderStatus: 174, userOrderDetail, ...notice }
  const values = valuesOf({ ...loan, dispute: { number: 'C1002' } })
  expect(values).toMatchObject({
    resting: '1',
    noticeTitle: 'We are looking into your complaint',
    noticeText: ''
  })
  expect(values).not.toHaveProperty('soon')
  const paid = { ...loan, orderStatus: 200, dispute: { number: 'C1002' } }
  for (const other of [loan, paid])
    expect(valuesOf(other)).toMatchObject({ noticeTitle: 'Payment overdue by 3 days' })
})

test('an order with tips leaves its buttons to React', () => {
  const loan = { orderStatus: 174, isDelay: 1, userOrderDetail }
  expect(valuesOf(loan)).toMatchObject({ rollsOver: '1' })
  expect(valuesOf({ ...loan, KindTipsMsg: 'Pay in time.' })).toMatchObject({ rollsOver: '' })
})

test('a loan that says no amount has no bill early, nor has one without rows', () => {
  const dueAlone = { detail: [{ text: 'Due date', value: '2026-11-27' }] }
  expect(valuesOf({ orderStatus: 174, userOrderDetail: dueAlone })).toMatchObject({ rests: '1' })
  expect(valuesOf({ orderStatus: 174 })).toMatchObject({ rests: '1', bill: { amount: '' } })
})

test('a title that counts the days has them said once', () => {
  const noticeStatusText = '3 days left to pay'
  expect(valuesOf({ orderStatus: 174, userOrderDetail, noticeStatusText })).toMatchObject({
    bill: { standing: '' }
  })
})

test('nothing of a loan shows early that is known to be paid and is asked for still', async () => {
  backend.open('order-due')
  const { owner } = await import('../../../shared/context/owner.ts')
  const { writeRecord } = await import('../../../shared/context/storage.ts')
  writeRecord('payments', owner(), [{ orderId: '1', isPaid: true }])
  const values = (orderId: string, orderStatus = 174) =>
    earlyValues(
      readEarly(orderCall, { orderStatus, userOrderDetail: { detail } }),
      new URLSearchParams({ orderId }),
      today
    )
  expect(values('1')).toEqual({})
  expect(values('2')).toMatchObject({ owes: '1' })
  expect(values('1', 200)).toMatchObject({ rests: '1' })
})
