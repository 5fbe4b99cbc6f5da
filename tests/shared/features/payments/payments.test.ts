import { afterEach, expect, test, vi } from 'vitest'
import { noteClosure, setClosure } from '../../../../shared/context/closure.ts'
import { owner } from '../../../../shared/context/owner.ts'
import { sealRecord } from '../../../../shared/context/storage.ts'
import { $toast } from '../../../../shared/context/toast.ts'
import type { PaymentsPart } from '../../../../shared/features/payments/loan-page.ts'
import { createPayments } from '../../../../shared/features/payments/payments.tsx'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

const backend = prepareBackend()
afterEach(() => setClosure(undefined))
const key = { productId: '301', orderId: '20410001' }
const hour = 3_600_000

test.each([
  ['an hour ago', hour, 'received'],
  ['two days ago', 48 * hour, 'unknown']
])('what was received %s is known at once, and judged by its age', async (_, age, state) => {
  backend.open('repay-due')
  answerWith(() => new Promise<Response>(() => {}))
  const payment = { id: 'P1', kind: 'repayment', state: 'received', amount: 545_500 }
  const answer = { code: 0, data: { owed: 545_500, payments: [payment] } }
  const own = { by: '', askedAt: 0, begunAt: 0, answer, given: {}, isPaid: true }
  const entry = { orderId: key.orderId, savedAt: Date.now() - age, ...own }
  localStorage.setItem('loan:payments', sealRecord(owner(), [entry]))
  const { $money, start } = createPayments({ key: () => key, refresh: () => {}, samples: () => [] })
  expect($money.get()).toBe('received')
  await start()
  await vi.waitFor(() => expect($money.get()).toBe(state))
})

test.each([
  ['Closed until 18:00', 0],
  [undefined, 1]
])('a page that is closed (%s) opens no way to pay', async (closed, times) => {
  backend.open('repay-due')
  setClosure(async () => closed)
  const { use } = createPayments({ key: () => undefined, refresh: () => {}, samples: () => [] })
  const pay = vi.fn()
  await use(pay)
  expect(pay).toHaveBeenCalledTimes(times)
  expect($toast.get()?.text ?? '').toBe(closed ?? '')
})

test('a second tap while the page is asked about does nothing', async () => {
  backend.open('repay-due')
  setClosure(async () => undefined)
  const { use } = createPayments({ key: () => undefined, refresh: () => {}, samples: () => [] })
  const pay = vi.fn()
  await Promise.all([use(pay), use(pay)])
  expect(pay).toHaveBeenCalledOnce()
  await use(pay)
  expect(pay).toHaveBeenCalledTimes(2)
})

const guard = (action: () => void) => action()
const part = { Panel: () => null, begin: () => {}, guard } as unknown as PaymentsPart

function openedPage() {
  backend.open('repay-due')
  const page = createPayments({ key: () => key, refresh: () => {}, samples: () => [] })
  page.$part.set(part)
  return page
}

test.each([
  [undefined, 1],
  ['Closed until 18:00', 0]
])('once the notices were read (%s), a tap is answered at once', (closed, times) => {
  const { use, copy } = openedPage()
  noteClosure(closed)
  const act = vi.fn()
  use(act)
  copy(act)
  expect(act).toHaveBeenCalledTimes(2 * times)
  expect($toast.get()?.text ?? '').toBe(closed ?? '')
})

test('before they were read a code on the screen is copied without a question', () => {
  const { use, copy } = openedPage()
  setClosure(async () => 'Closed until 18:00')
  const act = vi.fn()
  use(act)
  expect(act).not.toHaveBeenCalled()
  copy(act)
  expect(act).toHaveBeenCalledOnce()
})
