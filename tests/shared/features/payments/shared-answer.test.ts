import { beforeEach, expect, test, vi } from 'vitest'
import { loanOwner, owner } from '../../../../shared/context/owner.ts'
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

test('an entry of an earlier version is no payment either, and has filled no screen', async () => {
  const own = { by: 'tab', askedAt: 1, begunAt: 0, answer: null, given: { P1: 'then' } }
  writeRecord('payments', owner(), [{ orderId, savedAt: Date.now(), ...own }])
  const { read, change } = await openAnswer()
  change({ begunAt: 2 })
  expect(isPaid()).toBe(false)
  expect(read()).toMatchObject({
    ...own,
    begunAt: 2,
    answeredAt: 0,
    isPaid: false,
    isOpen: false,
    moment: ''
  })
})

test('a record of one loan, as an earlier version wrote it, is none', async () => {
  writeRecord('payments', loanOwner(orderId), { by: 'tab', isPaid: true })
  const { read, change } = await openAnswer()
  expect([isPaid(), read().by]).toEqual([false, ''])
  change({ begunAt: 2 })
  expect(read().begunAt).toBe(2)
})

test('a call for another loan leaves what is known of the first', async () => {
  const { read, change } = await openAnswer()
  change({ isPaid: true, begunAt: 1 })
  createSharedAnswer('20410002').change({ begunAt: 2 })
  expect(isPaid()).toBe(true)
  expect(read()).toMatchObject({ isPaid: true, begunAt: 1 })
  expect(knowsPaid(() => '20410002')).toBe(false)
})

test('an entry is dropped after a day, and of many loans the last five stay', async () => {
  const { read, change } = await openAnswer()
  change({ begunAt: 1 })
  vi.advanceTimersByTime(24 * 60 * minute - 1)
  createSharedAnswer('0').change({ begunAt: 2 })
  expect(read().begunAt).toBe(1)
  vi.advanceTimersByTime(1)
  expect(read().begunAt).toBe(0)
  for (const id of '12345') createSharedAnswer(id).change({ begunAt: 3 })
  const starts = ['0', '1', '5'].map(id => createSharedAnswer(id).read().begunAt)
  expect(starts).toEqual([0, 3, 3])
})

test('a damaged entry harms no other, and another borrower’s is his', async () => {
  const { read, change } = await openAnswer()
  change({ begunAt: 1 })
  const record = JSON.parse(localStorage.getItem('loan:payments') ?? '')
  const write = (by: string) =>
    writeRecord('payments', by, [null, { orderId, savedAt: Date.now() }, ...record.data])
  write(owner())
  expect(read().begunAt).toBe(1)
  write('user other')
  expect(read().begunAt).toBe(0)
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
  expect([isRecent(), openPage().isRecent()]).toEqual([true, true])
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
