import { beforeEach, expect, test, vi } from 'vitest'
import { faultMessages } from '#messages/faults.ts'
import { $toast } from '../../../../shared/context/toast.ts'
import { createSharedAnswer } from '../../../../shared/features/payments/shared-answer.ts'
import { createPaymentsStore } from '../../../../shared/features/payments/store.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

vi.mock('../../../../shared/features/payments/payment-cards.tsx', () =>
  Promise.reject(new Error('No signal'))
)

const backend = prepareBackend()
const key = { productId: '301', orderId: '20410001' }

beforeEach(() => backend.open('repay-due'))

test('where the question cannot be drawn nobody pays a second time, and hears why', async () => {
  const received = { id: 'P1', kind: 'repayment', state: 'received', amount: 545_500 }
  answerWith({ code: 0, data: { owed: 545_500, payments: [received] } })
  const page = { key: () => key, refresh: () => {}, samples: () => [] }
  const store = createPaymentsStore(key, page, () => {})
  await vi.waitFor(() => expect(store.$open.get()).toHaveLength(1))
  await vi.dynamicImportSettled()
  expect($toast.get()).toBeUndefined()
  const pay = vi.fn()
  store.guard(pay)
  await vi.waitFor(() => expect($toast.get()?.text).toBe(faultMessages.network))
  expect(store.$again.get()).toBeUndefined()
  expect(pay).not.toHaveBeenCalled()
})

test('where nothing is known to be paid, a question that cannot be drawn holds up nobody', async () => {
  createSharedAnswer(key.orderId).change({ begunAt: Date.now() })
  answerWith(new TypeError('No signal'))
  const page = { key: () => key, refresh: () => {}, samples: () => [] }
  const store = createPaymentsStore(key, page, () => {})
  vi.useFakeTimers()
  const pay = vi.fn()
  store.guard(pay)
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(pay).toHaveBeenCalledOnce())
  expect(store.$again.get()).toBeUndefined()
})
