import { beforeEach, expect, test, vi } from 'vitest'
import { createPayStart } from '../../../../shared/features/payments/pay-start.ts'
import { createSharedAnswer } from '../../../../shared/features/payments/shared-answer.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const backend = prepareBackend()
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:31:00+08:00') })
  backend.open('repay-due')
})

const openPage = (orderId = '20410001') => createPayStart(createSharedAnswer(orderId))

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
