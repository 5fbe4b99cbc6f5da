import { beforeEach, expect, test, vi } from 'vitest'
import { loanOwner } from '../../../../shared/context/owner.ts'
import { writeRecord } from '../../../../shared/context/storage.ts'
import { knowsPaid } from '../../../../shared/features/payments/loan-page.ts'
import {
  createPayStart,
  createSharedAnswer
} from '../../../../shared/features/payments/shared-answer.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const backend = prepareBackend()
const orderId = '20410001'
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:31:00+08:00') })
  backend.open('repay-due')
})

/** Anew, as a page loads it. */
async function openAnswer() {
  vi.resetModules()
  const anew = await import('../../../../shared/features/payments/shared-answer.ts')
  return anew.createSharedAnswer(orderId)
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
  expect(read()).toEqual({
    ...record,
    begunAt: 2,
    answeredAt: 0,
    isPaid: false,
    isOpen: false,
    moment: ''
  })
})

const openPage = (id = orderId) => createPayStart(createSharedAnswer(id))

test('paying that began on one page goes on for half an hour on all pages of the loan', () => {
  openPage().set(Date.now())
  const recent = () => [openPage().isRecent(), openPage('20410002').isRecent()]
  expect(recent()).toEqual([true, false])
  vi.advanceTimersByTime(30 * minute - 1)
  expect(recent()).toEqual([true, false])
  vi.advanceTimersByTime(1)
  expect(recent()).toEqual([false, false])
})

test('a page knows that paying began though another loan is paid in another tab', () => {
  const { set, isRecent } = openPage()
  set(Date.now())
  openPage('20410002').set(Date.now())
  expect([isRecent(), openPage().isRecent()]).toEqual([true, false])
})

test.each([
  ['2026-11-22T10:30:59+08:00', false],
  ['2026-11-22T10:31:00+08:00', true],
  ['2026-11-22T11:00:59+08:00', true],
  ['2026-11-22T11:01:00+08:00', false],
  ['', false]
])('money of %s is from paying that began at 10:31: %s', (madeAt, isFromIt) => {
  const { set, precedes } = openPage()
  expect(precedes(madeAt)).toBe(false)
  set(Date.now())
  expect(precedes(madeAt)).toBe(isFromIt)
})
