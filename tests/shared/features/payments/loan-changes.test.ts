import { expect, test, vi } from 'vitest'
import { prepareBackend } from '../../../setup/backend.ts'

const backend = prepareBackend()
const key = { productId: '301', orderId: '20410001' }
const counter = '/muscular/sandbox/counter?sessionId=due&code=MP1234510001'

test('without the service a return shows what has changed, and asks for no payments', async () => {
  backend.open('repay-due')
  const { createLoanChanges } = await import('../../../../shared/features/payments/loan-changes.ts')
  let moves = 0
  const { $changes, begin } = createLoanChanges(key, () => void moves++)
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
  comeBack()
  expect(backend.calls()).toEqual([])

  await begin()
  comeBack()
  await vi.waitFor(() => expect($changes.get()).toEqual([]))
  await fetch(counter, { method: 'POST' })
  comeBack()
  await vi.waitFor(() => expect($changes.get()).not.toEqual([]))
  expect($changes.get()?.[0]).toEqual({
    text: '',
    before: 'Payment due today',
    after: 'Loan paid in full'
  })
  expect(moves).toBe(1)
  expect(backend.calls('/v3/loan-details/payments')).toEqual([])
})
