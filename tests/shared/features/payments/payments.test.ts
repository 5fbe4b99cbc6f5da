import { expect, test, vi } from 'vitest'
import { loanOwner } from '../../../../shared/context/owner.ts'
import { sealRecord } from '../../../../shared/context/storage.ts'
import { createPayments } from '../../../../shared/features/payments/payments.tsx'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

const backend = prepareBackend()
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
  const data = { by: '', askedAt: 0, begunAt: 0, answer, given: {}, isPaid: true }
  const record = JSON.parse(sealRecord(loanOwner(key.orderId), data))
  const aged = { ...record, savedAt: record.savedAt - age }
  localStorage.setItem('loan:payments', JSON.stringify(aged))
  const { $money, start } = createPayments({ key: () => key, refresh: () => {}, samples: () => [] })
  expect($money.get()).toBe('received')
  await start()
  await vi.waitFor(() => expect($money.get()).toBe(state))
})
