import { beforeEach, expect, test, vi } from 'vitest'
import { loanOwner } from '../../../../shared/context/owner.ts'
import { writeRecord } from '../../../../shared/context/storage.ts'
import { knowsPaid } from '../../../../shared/features/payments/knows-paid.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const backend = prepareBackend()
const orderId = '20410001'

beforeEach(() => backend.open('repay-due'))

/** Anew, as a page loads it. */
async function openAnswer() {
  vi.resetModules()
  const { createSharedAnswer } = await import(
    '../../../../shared/features/payments/shared-answer.ts'
  )
  return createSharedAnswer(orderId)
}

const isPaid = () => knowsPaid(() => orderId)

test('a loan is not taken for paid because somebody asks or begins to pay', async () => {
  const { read, change } = await openAnswer()
  change({ by: 'tab', askedAt: 1, begunAt: 1 })
  expect(isPaid()).toBe(false)
  expect(read()).toMatchObject({ askedAt: 1, begunAt: 1, moment: '', given: {} })
})

test('a record of an earlier version is no payment either, and has filled no screen', async () => {
  const record = { by: 'tab', askedAt: 1, begunAt: 0, answer: null, given: { P1: 'then' } }
  writeRecord('payments', loanOwner(orderId), record)
  const { read, change } = await openAnswer()
  change({ begunAt: 2 })
  expect(isPaid()).toBe(false)
  expect(read()).toEqual({ ...record, begunAt: 2, answeredAt: 0, isPaid: false, moment: '' })
})
