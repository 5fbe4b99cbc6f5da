import { expect, test } from 'vitest'
import { compareOptions } from '../../shared/loan/options/compare.ts'
import { createSandbox } from './app.ts'
import { ask } from './ask.ts'
import { manilaDay } from './dates.ts'
import { moneyText } from './money.ts'

const start = Date.parse('2026-11-22T02:00:00Z')
const body = { productId: '301', orderId: '20410001' }
const path = '/v3/loan-details/options'
const plan = '/v3/loan-arrangement'

function open(at = start) {
  let now = at
  const sandbox = createSandbox({ now: () => now })
  const call = (borrower: string, to: string, fields: Record<string, string> = {}) =>
    ask(sandbox, borrower, to, { body: fields.id ? fields : { ...body, ...fields } })
  const payLink = async (borrower: string, amount: number, optionId: string) => {
    const { data, code, message } = await call(borrower, '/v3/loan-details/generate-vcode', {
      amount: moneyText(amount, '₱'),
      channelNumber: '70001',
      optionId
    })
    return { url: data?.payUrl as string, code, message }
  }
  const pay = async (url: string) => {
    const { pathname, search } = new URL(url)
    await sandbox.app.request(`http://localhost${pathname}${search}`, {
      method: 'POST',
      body: new URLSearchParams({ way: 'pay' })
    })
  }
  const wait = (milliseconds: number) => {
    now += milliseconds
  }
  return { call, payLink, pay, wait }
}

const read = (options: Record<string, unknown>[]) =>
  options.map(option => ({
    due: '',
    ...option,
    now: Number(option.amount),
    schedule: (option.schedule as { date: string; amount: number }[]).map(({ date, amount }) => ({
      date,
      minor: amount
    }))
  })) as never[]

test.each(['options', 'options-late', 'options-early', 'due', 'arrangement-agreed'])(
  'what the sandbox quotes to %s does not contradict itself',
  async borrower => {
    const { data } = await open().call(borrower, path)
    const found = compareOptions(read(data.options), manilaDay(start))
    expect(found.refused).toEqual([])
    expect(found.offered[0]).toMatchObject({ kind: 'full' })
  }
)

test('a part that is paid is owed no more, and the rest is', async () => {
  const { call, payLink, pay } = open()
  await call('options', path)
  const { url } = await payLink('options', 200_000, 'part')
  await pay(url)
  const { data } = await call('options', '/v3/loan-details/payments')
  expect(Number(data.owed)).toBe(345_500)
  const [payment] = data.payments
  expect(payment).toMatchObject({ state: 'posted', kind: 'repayment' })
  expect(Number(payment.part)).toBe(1)
  const statement = await call('options', '/v3/loan-papers/statement')
  expect(Number(statement.data.balance)).toBe(345_500)
})

test.each([
  ['less than the least', 49_900],
  ['more than is owed', 545_600]
])('a part of %s gets no link', async (_, amount) => {
  const { call, payLink } = open()
  await call('options', path)
  expect(await payLink('options', amount, 'part')).toMatchObject({ code: '4105' })
})

test('a quote that has ended gets no link', async () => {
  const { call, payLink, wait } = open()
  await call('options-expiring', path)
  wait(10_000)
  expect(await payLink('options-expiring', 200_000, 'part')).toMatchObject({ code: '4106' })
})

test('paying early settles the loan for less, and the statement ends at nothing', async () => {
  const { call, payLink, pay } = open()
  const { data } = await call('options-early', path)
  const full = data.options.find(({ id }: { id: string }) => id === 'full')
  expect(full.waived).toBeGreaterThan(0)
  await pay((await payLink('options-early', Number(full.amount), 'full')).url)
  const details = await call('options-early', '/v3/loan-details/loan-details')
  expect(Number(details.data.orderStatus)).toBe(200)
  expect(Number((await call('options-early', '/v3/loan-papers/statement')).data.balance)).toBe(0)
})

test('the first payment of a quoted plan begins it, without the late charge', async () => {
  const { call, payLink, pay } = open()
  const { data } = await call('options-late', path)
  const quote = data.options.find(({ id }: { id: string }) => id === 'plan')
  await pay((await payLink('options-late', Number(quote.amount), 'plan')).url)
  const found = await call('options-late', `${plan}/detail`)
  expect(found.data.state).toBe('agreed')
  expect(found.data.offer.schedule).toEqual(quote.schedule)
  const owed = quote.schedule.reduce(
    (sum: number, each: { amount: number }) => sum + each.amount,
    0
  )
  const statement = await call('options-late', '/v3/loan-papers/statement')
  expect(Number(statement.data.balance)).toBe(owed)
})

test('a request is answered after a while, once for one that comes twice', async () => {
  const { call, wait } = open()
  const wish = { reason: 'calamity', canPay: '100000', payOn: '2026-12-01' }
  expect((await call('overdue', `${plan}/detail`)).data.state).toBe('none')
  const first = await call('overdue', `${plan}/request`, wish)
  expect(await call('overdue', `${plan}/request`, wish)).toMatchObject({ data: first.data })
  expect((await call('overdue', `${plan}/detail`)).data.state).toBe('asked')
  wait(20_000)
  const { data } = await call('overdue', `${plan}/detail`)
  expect(data.state).toBe('offered')
  expect(data.offer.schedule[0]).toEqual({ date: '2026-12-01', amount: 100_000 })
  await call('overdue', `${plan}/answer`, { id: data.offer.id, agrees: '1' })
  const order = await call('overdue', '/v3/loan-details/loan-details')
  expect(order.data.userOrderDetail.detail).toContainEqual({
    text: 'Due date',
    value: '2027-01-30'
  })
})

test('an answer is promised for a working day', async () => {
  const { call } = open(Date.parse('2026-11-27T02:00:00Z'))
  const wish = { reason: 'other', canPay: '100000', payOn: '2026-12-01' }
  const { data } = await call('overdue', `${plan}/request`, wish)
  // Over a weekend and Bonifacio Day.
  expect(data.answerBy).toBe('2026-12-02')
})

test('a request of next to nothing is declined with its reason', async () => {
  const { call, wait } = open()
  await call('overdue', `${plan}/request`, { reason: 'other', canPay: '100', payOn: '2026-12-01' })
  wait(20_000)
  const { data } = await call('overdue', `${plan}/detail`)
  expect(data).toMatchObject({ state: 'declined', message: expect.stringContaining('too small') })
})

test('a payment on a plan moves its next date', async () => {
  const { call, payLink, pay } = open()
  await call('arrangement-agreed', path)
  await pay((await payLink('arrangement-agreed', 100_000, 'part')).url)
  const { data } = await call('arrangement-agreed', `${plan}/detail`)
  expect(data.offer.schedule).toHaveLength(2)
})
