import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/repay-code-2/early-values.ts'
import { repaymentDetail } from '../../../shared/api/repayment.ts'
import { readEarly } from '../../setup/read-early.ts'

const code = {
  payCode: 'MP1234510001',
  title: 'Demo Mart counter',
  payNotice: { 'At the counter': [{ name: 'Pay in cash', steps: ['Give MP1234510001.'] }] }
}
const data = {
  repayDate: '2026-03-02',
  repayAmount: '₱5,455.00',
  contractNumber: 'SP-1',
  defDetail: code,
  delayInfo: { delayAmount: '₱455.00' }
}

const valuesOf = (answer: object, query = '') =>
  earlyValues(
    readEarly(repaymentDetail, answer),
    new URLSearchParams(query),
    Date.parse('2026-03-02T04:00:00Z')
  )

test('the code shows early with the amount, the contract, the day and the ways to pay', () => {
  const steps = ['Give MP12\u00a03451\u00a00001.']
  const notices = [{ title: 'At the counter', items: [{ name: 'Pay in cash', steps }] }]
  const { title } = code
  const due = {
    dateLabel: 'Due date',
    date: '2026-03-02',
    standing: 'Due today',
    cost: '',
    soon: '1'
  }
  const common = {
    code: 'MP12 3451 0001',
    title,
    contractNumber: 'SP-1',
    notices,
    extension: '',
    nextDate: '',
    remainder: '',
    ...due
  }
  expect(valuesOf(data)).toEqual({ ...common, total: '₱5,455.00' })
  expect(valuesOf(data, 'isDelay=0')).toEqual({ ...common, total: '₱5,455.00' })
  expect(valuesOf(data, 'isDelay=1')).toEqual({ ...common, total: '₱455.00', extension: '1' })
})

test('an extension says early when and how much is owed after it', () => {
  const delayInfo = { delayAmount: '₱455.00', nextRepayDate: '2027-03-02' }
  const plan = [{ amount: '₱5,455.00', time: '2027-03-02' }]
  expect(valuesOf({ ...data, delayInfo, plan }, 'isDelay=1')).toMatchObject({
    extension: '',
    nextDate: '2027-03-02',
    remainder: 'Extending does not pay off your loan: you still owe ₱5,455.00.'
  })
  expect(valuesOf({ ...data, delayInfo, plan })).toMatchObject({ nextDate: '', remainder: '' })
})

test('a loan that this phone knows as paid is left to the page', () => {
  const paid = { data: [{ orderId: '7', isPaid: true }] }
  localStorage.setItem('loan:payments', JSON.stringify(paid))
  expect(valuesOf(data, 'orderId=7')).toEqual({})
  expect(valuesOf(data, 'orderId=8')).toMatchObject({ total: '₱5,455.00' })
})

test('an extension without an amount is left to the page', () => {
  const without = { ...data, delayInfo: undefined }
  expect(valuesOf(without, 'isDelay=1')).toEqual({})
})

test.each<object>([
  { payCode: '' },
  { payCode: '<b>1234</b>' },
  { expiresAt: '2026-03-01' },
  { fee: '₱15' },
  { note: 'Bring an ID' },
  { appLink: 'https://wallet.example/pay' },
  { qr: '000201' },
  { posts: 'within an hour' },
  { down: 'Closed until Monday' },
  { min: 600_000 },
  { max: '100000' }
])('nothing shows early of a code that says %o', change => {
  expect(valuesOf({ ...data, defDetail: { ...code, ...change } })).toEqual({})
})

test.each([
  [{ name: code.title, max: 1 }, true],
  [{ name: code.title, down: 'Closed until Monday' }, true],
  [{ name: 'Elsewhere', barcode: code.payCode, min: 1 }, true],
  [{ name: 'Elsewhere', barcode: 'MP1', down: 'Closed until Monday' }, false],
  [{ name: code.title, fee: '₱15' }, false]
])('a code beside the channel %o is left to the page: %s', (way, isLeft) => {
  const values = valuesOf({ ...data, repayList: [{ channel_number: '1', ...way }] })
  if (isLeft) expect(values).toEqual({})
  else expect(values).toHaveProperty('code')
})

test.each<object>([
  { defDetail: undefined },
  { defDetail: { ...code, payNotice: undefined } },
  { defDetail: { ...code, payNotice: { 'At the counter': [null] } } }
])('nothing shows early of an answer with %o', change => {
  expect(() => valuesOf({ ...data, ...change })).toThrow()
})

test('a code without a day is left to the page', () => {
  expect(valuesOf({ ...data, repayDate: undefined })).toEqual({})
})

test('an amount that cannot be paid is left to the page', () => {
  expect(valuesOf({ ...data, repayAmount: '₱0.00' })).toEqual({})
  expect(valuesOf({ ...data, repayAmount: 'soon' })).toEqual({})
})

test('steps with places for values, and more groups than are open, are left to the page', () => {
  const ways = [{ name: 'Cash', steps: ['Pay {amount}.'] }]
  expect(valuesOf({ ...data, defDetail: { ...code, payNotice: { A: ways } } })).toEqual({})
  const [{ name, steps }] = [{ name: 'Cash', steps: ['Pay.'] }]
  const groups = (titles: string[]) =>
    Object.fromEntries(titles.map(title => [title, [{ name, steps }]]))
  const three = { ...code, payNotice: groups(['A', 'B', 'C']) }
  expect(valuesOf({ ...data, defDetail: three })).toHaveProperty('notices.length', 3)
  const four = { ...code, payNotice: groups(['A', 'B', 'C', 'D']) }
  expect(valuesOf({ ...data, defDetail: four })).toEqual({})
})
