import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { faultMessages } from '#messages/faults.ts'
import { owner } from '../../../../shared/context/owner.ts'
import { sealRecord } from '../../../../shared/context/storage.ts'
import { $toast } from '../../../../shared/context/toast.ts'
import { createPayments, PaymentsArea } from '../../../../shared/features/payments/payments.tsx'
import * as later from '../../../../shared/ui/later/at-rest.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

const backend = prepareBackend()
const key = { productId: '301', orderId: '20410001' }
const received = { id: 'P1', kind: 'repayment', state: 'received', amount: 545_500 }
const answer = { code: 0, data: { owed: 545_500, payments: [received] } }

beforeEach(() => {
  backend.open('repay-due')
  answerWith(answer)
})

/** A page that fails to fetch its part so many times. */
function openPage(failures: number) {
  const fetchPart = vi.spyOn(later, 'atRest')
  for (let times = 0; times < failures; times++) {
    fetchPart.mockRejectedValueOnce(new TypeError('offline'))
  }
  return createPayments({ key: () => key, refresh: () => {}, samples: () => [] })
}

function store(data: object): void {
  const own = { by: '', askedAt: 0, begunAt: 0, answer, given: {}, ...data }
  const entry = { orderId: key.orderId, savedAt: Date.now(), ...own }
  localStorage.setItem('loan:payments', sealRecord(owner(), [entry]))
}

test('a part that was lost is fetched again by the next tap, which is asked about', async () => {
  const { start, guard, $part, $money } = openPage(1)
  expect(await start()).toBeUndefined()
  const pay = vi.fn()
  store({})
  await guard(pay)
  expect($part.get()).toBeDefined()
  expect(pay).not.toHaveBeenCalled()
  await vi.waitFor(() => expect($money.get()).toBe('received'))
})

test('without the part a first payment is made as before', async () => {
  const { guard } = openPage(2)
  const pay = vi.fn()
  await guard(pay)
  store({ begunAt: Date.now() - 3_600_000 })
  await guard(pay)
  expect(pay).toHaveBeenCalledTimes(2)
  expect($toast.get()).toBeUndefined()
})

test.each([
  ['was received', { isPaid: true }],
  ['is open', { isOpen: true }],
  ['was begun just now', { begunAt: Date.now() }]
])('without the part nobody pays again where a payment %s', async (_what, data) => {
  const { guard } = openPage(1)
  store(data)
  const pay = vi.fn()
  await guard(pay)
  expect(pay).not.toHaveBeenCalled()
  expect($toast.get()?.text).toBe(faultMessages.network)
})

test('without the part one payment begins on a page, and what is copied is copied again', async () => {
  const { use, copy, guard } = openPage(9)
  const pay = vi.fn()
  await use(pay)
  await vi.waitFor(() => expect(pay).toHaveBeenCalledTimes(1))
  await guard(pay)
  expect(pay).toHaveBeenCalledTimes(1)
  expect($toast.get()?.text).toBe(faultMessages.network)
  copy(pay)
  await vi.waitFor(() => expect(pay).toHaveBeenCalledTimes(2))
})

test('a payment that was begun without the part is watched once it comes', async () => {
  const { begin, start } = openPage(1)
  begin()
  await vi.dynamicImportSettled()
  await start()
  const { data } = JSON.parse(localStorage.getItem('loan:payments') ?? '')
  expect(data[0].begunAt).toBeGreaterThan(0)
})

const drawArea = async (payments: ReturnType<typeof openPage>) => {
  const { root } = prepareRoot()
  await act(async () => root.render(<PaymentsArea payments={payments} />))
}
const isThere = ({ $part }: ReturnType<typeof openPage>) =>
  act(() => vi.waitFor(() => expect($part.get()).toBeDefined(), 10_000))

test('a page fetches a part that was lost once more', async () => {
  const payments = openPage(1)
  await drawArea(payments)
  expect(payments.$part.get()).toBeUndefined()
  await isThere(payments)
})

test('a page fetches its part when it is back online, or drawn again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  const payments = openPage(1)
  await drawArea(payments)
  vi.useRealTimers()
  dispatchEvent(new Event('online'))
  await isThere(payments)
  const others = openPage(1)
  await others.start()
  await drawArea(others)
  await isThere(others)
})
