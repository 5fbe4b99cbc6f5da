import { expect, test, vi } from 'vitest'
import { prepareBackend } from '../../../setup/backend.ts'

const backend = prepareBackend()
const key = { productId: '301', orderId: '20410001' }
const counter = '/muscular/sandbox/counter?sessionId=due&code=MP1234510001'

test('without the service a return shows what has changed, and asks for no payments', async () => {
  backend.open('repay-due')
  const { createLoanChanges } = await import('../../../../shared/features/payments/loan-changes.ts')
  let moves = 0
  const { $changes, begin } = createLoanChanges(key, { refresh: () => void moves++ })
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

test('the amount and the day of the page count, also on a page that was opened anew', async () => {
  backend.open('repay-due')
  const { createLoanChanges } = await import('../../../../shared/features/payments/loan-changes.ts')
  // The loan has a row of that name, too, of another day.
  let due = { amount: '₱5.455', date: '2026-10-24' }
  const page = { refresh: () => {}, due: () => due }
  await createLoanChanges(key, page).begin()
  due = { amount: '₱3.455', date: '2026-12-24' }
  const { $changes } = createLoanChanges(key, page)
  await vi.waitFor(() =>
    expect($changes.get()).toEqual([
      { text: 'Amount to pay', before: '₱5.455', after: '₱3.455' },
      { text: 'Due date', before: '2026-10-24', after: '2026-12-24' }
    ])
  )
})

test('half an hour later, or with a clock put right, a page says nothing by itself', async () => {
  backend.open('repay-due')
  const { createLoanChanges } = await import('../../../../shared/features/payments/loan-changes.ts')
  const page = { refresh: () => {} }
  await createLoanChanges(key, page).begin()
  const { length } = backend.calls()
  const now = Date.now()
  for (const later of [31 * 60_000, -3 * 3_600_000]) {
    vi.spyOn(Date, 'now').mockReturnValue(now + later)
    createLoanChanges(key, page)
  }
  vi.restoreAllMocks()
  expect(backend.calls()).toHaveLength(length)
})
