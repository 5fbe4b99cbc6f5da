import { expect, test, vi } from 'vitest'
import type { Order } from '../../../shared/api/order.ts'
import { noteSent, readUnanswered } from '../../../shared/context/unanswered.ts'
import * as later from '../../../shared/ui/later/at-rest.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { slip } from '../../shared/features/cashier/slip.ts'

const { open } = prepareBackend()

async function keep(orderId: string, noticeTitle = 'Payment due today') {
  const { keepOrder } = await import('../../../pages/order/stored-order.ts')
  const rows = [{ text: 'Amount to repay', value: '₱5,455.00' }]
  const order = { noticeTitle, noticeText: '', productName: 'Sample Peso', rows }
  keepOrder(orderId, { ...order, telephone: '0', nextUrl: 'x' } as unknown as Order)
}

async function read(orderId: string) {
  const { readOrder } = await import('../../../pages/order/stored-order.ts')
  return readOrder(orderId)
}

const numbersKept = () => localStorage.getItem('loan:order')?.match(/"orderId":"\d"/g)

test('the last state of each loan is kept for a day, and no more of it than is shown', async () => {
  open('order-due')
  await keep('1')
  await keep('2', 'Loan is running')
  expect(await read('1')).toMatchObject({ title: 'Payment due today', productName: 'Sample Peso' })
  expect(Object.keys((await read('1')) ?? {}).sort()).toEqual(
    ['orderId', 'productName', 'rows', 'savedAt', 'text', 'title'].sort()
  )
  expect((await read('2'))?.title).toBe('Loan is running')
  expect(await read('3')).toBeUndefined()
  const opened = Date.now()
  vi.useFakeTimers({ now: opened + 23 * 60 * 60 * 1000, toFake: ['Date'] })
  expect((await read('1'))?.title).toBe('Payment due today')
  vi.setSystemTime(opened + 24 * 60 * 60 * 1000 + 1000)
  expect(await read('1')).toBeUndefined()
})

test.each([
  [21, 1],
  [110, 1],
  [170, 0],
  [174, 0],
  [180, 0],
  [200, 1]
])('a loan of status %s leaves %s wish to take it without an answer', async (status, left) => {
  open('order-due')
  const { keepOrder } = await import('../../../pages/order/stored-order.ts')
  const push = { path: '/confirmation/push', intention: 'loan', order: '1' } as const
  noteSent(push, { productId: '301' })
  noteSent({ ...push, order: '2' }, { productId: '302' })
  noteSent({ path: '/some/link', intention: 'link' }, { orderId: '1' })
  keepOrder('1', { noticeTitle: '', noticeText: '', productName: '', rows: [], status } as never)
  const wishes = readUnanswered().map(({ intention, order: of }) => `${intention} ${of}`)
  expect(wishes.filter(wish => wish === 'loan 1')).toHaveLength(left)
  expect(wishes).toEqual(expect.arrayContaining(['loan 2', 'link 1']))
})

test('the newest five are kept', async () => {
  open('order-due')
  for (const order of ['1', '2', '3', '4', '5', '6']) await keep(order)
  expect(await read('1')).toBeUndefined()
  expect((await read('2'))?.orderId).toBe('2')
  expect((await read('6'))?.orderId).toBe('6')
})

test('a loan that is kept again is listed once, in its newest state', async () => {
  open('order-due')
  await keep('1')
  await keep('1', 'Loan is settled')
  expect(numbersKept()).toEqual(['"orderId":"1"'])
  for (const order of ['2', '3', '4', '5']) await keep(order)
  expect((await read('1'))?.title).toBe('Loan is settled')
})

test('the loan on the page is kept', async () => {
  open('order-due')
  const { keepOffline: keepShown } = await import('../../../pages/order/keep-offline.ts')
  const order = { noticeTitle: 'Due', noticeText: '', productName: '', rows: [] }
  await keepShown('1', order as unknown as Order)
  expect((await read('1'))?.title).toBe('Due')
})

test('a running plan’s next payment and what becomes of a complaint are kept with it', async () => {
  open('order-due')
  const { keepOffline: keepShown } = await import('../../../pages/order/keep-offline.ts')
  const rows = [{ text: 'Amount to repay', value: '₱5,455.00' }]
  const order = {
    noticeTitle: 'Overdue',
    noticeText: 'Pay now',
    productName: '',
    rows,
    status: 180
  }
  const dispute = { number: 'C1' }
  const next = { label: 'Next payment', amount: '₱1,000.00', minor: 100_000, date: '2026-12-07' }
  await keepShown('1', { ...order, dispute } as unknown as Order, next)
  expect(await read('1')).toMatchObject({
    title: 'We are looking into your complaint',
    text: '',
    rows: [{ text: 'Next payment', value: '₱1,000.00 · 2026-12-07' }, ...rows]
  })
})

test('the codes of a settled loan are dropped, and no others', async () => {
  open('order-due')
  const { keepOffline } = await import('../../../pages/order/keep-offline.ts')
  const slips = await import('../../../shared/features/cashier/kept-slips.ts')
  slips.keepSlip('1', slip)
  slips.keepSlip('1', { ...slip, kind: 'extension' })
  slips.keepSlip('2', slip)
  const order = { noticeTitle: '', noticeText: '', productName: '', rows: [] }
  for (const status of [174, 200]) {
    await keepOffline('1', { ...order, status } as unknown as Order)
    expect(await slips.readSlipsOf('1')).toHaveLength(status === 200 ? 0 : 2)
  }
  expect(await slips.readSlipsOf('2')).toHaveLength(1)
})

test('a loan that was kept a day ago is dropped when another is kept', async () => {
  open('order-due')
  const opened = Date.now()
  vi.useFakeTimers({ now: opened - 25 * 60 * 60 * 1000, toFake: ['Date'] })
  await keep('1')
  vi.setSystemTime(opened)
  await keep('2')
  expect(localStorage.getItem('loan:order')).not.toContain('"orderId":"1"')
  expect((await read('2'))?.orderId).toBe('2')
})

test('a kept loan that is none is not shown', async () => {
  open('order-due')
  await keep('1')
  const stored = localStorage.getItem('loan:order') ?? ''
  const spoilt = JSON.parse(stored)
  spoilt.data[0].rows = [{ text: 7 }]
  vi.stubGlobal('indexedDB', undefined)
  localStorage.setItem('loan:order', JSON.stringify(spoilt))
  expect(await read('1')).toBeUndefined()
})

test('each loan is kept for its own day, and dropped when another one is kept after it', async () => {
  open('order-due')
  const opened = Date.now()
  const hour = 60 * 60 * 1000
  await keep('1')
  vi.useFakeTimers({ now: opened + 20 * hour, toFake: ['Date'] })
  await keep('2')
  vi.setSystemTime(opened + 25 * hour)
  expect(await read('1')).toBeUndefined()
  expect((await read('2'))?.rows).toEqual([{ text: 'Amount to repay', value: '₱5,455.00' }])
  await keep('3')
  expect(numbersKept()).toEqual(['"orderId":"3"', '"orderId":"2"'])
})

test('without a signal the loan that was kept before stays', async () => {
  open('order-due')
  const { keepOffline } = await import('../../../pages/order/keep-offline.ts')
  await keep('1')
  vi.spyOn(later, 'atRest').mockRejectedValue(new TypeError('offline'))
  const order = { noticeTitle: 'Paid', noticeText: '', productName: '', rows: [] }
  await expect(keepOffline('1', order as unknown as Order)).resolves.toBeUndefined()
  expect((await read('1'))?.title).toBe('Payment due today')
})
