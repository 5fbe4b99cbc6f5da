import { beforeEach, expect, test, vi } from 'vitest'
import type { Failure, Result, Success } from '../../../../shared/api/result.ts'
import { noteAnswerDate } from '../../../../shared/context/answer-date.ts'
import { readSlip, readSlipsOf } from '../../../../shared/features/cashier/kept-slips.ts'
import type { Slip } from '../../../../shared/features/cashier/slip.ts'
import { createSlipKeeper } from '../../../../shared/features/cashier/slip-keeper.ts'
import { slip } from './slip.ts'

const answer: Success<Slip> = { success: true, code: '0', message: '', data: slip, raw: undefined }
const failure = (code: string): Failure => ({
  success: false,
  code,
  message: '',
  data: undefined,
  raw: undefined
})

function open(result: Result<Slip>, kind: Slip['kind'] = 'instalment', orderId = '1') {
  const keeper = createSlipKeeper()
  return keeper
    .watch(kind, orderId, Promise.resolve(result), data => (data.code ? data : undefined))
    .then(() => keeper.$slip.get()?.data)
}

beforeEach(async () => {
  localStorage.clear()
  vi.useRealTimers()
  await open(answer)
})

test.each(['network', 'timeout', 'malformed', 'http-503'])(
  'what was shown last is there again when the answer is lost (%s)',
  async code => {
    expect(await open(failure(code))).toEqual(slip)
    expect(await open(failure(code))).toEqual(slip)
  }
)

test('a refusal drops what was kept: the loan may be paid', async () => {
  expect(await open(failure('4101'))).toBeUndefined()
  expect(await open(failure('network'))).toBeUndefined()
})

test('an ended session hides what was kept, and drops nothing', async () => {
  expect(await open(failure('session'))).toBeUndefined()
  expect(await open(failure('network'))).toEqual(slip)
})

test('an answer without a code drops what was kept', async () => {
  await open({ ...answer, data: { ...slip, code: '' } })
  expect(await open(failure('network'))).toBeUndefined()
})

test('a code that has expired is not kept', async () => {
  noteAnswerDate(new Date().toUTCString())
  const expiresAt = '2020-01-05'
  expect(await open({ ...answer, data: { ...slip, expiresAt } })).toBeUndefined()
  expect(await open(failure('network'))).toBeUndefined()
})

test('a code by which nothing is to be paid is not kept, one of an unknown amount is', async () => {
  const unknown = { ...slip, amount: '' }
  expect(await open({ ...answer, data: unknown })).toEqual(slip)
  expect(await open(failure('network'))).toEqual(unknown)
  expect(await open({ ...answer, data: { ...slip, amount: '₱0.00' } })).toBeUndefined()
  expect(await open(failure('network'))).toBeUndefined()
})

test('the last code is found for the one that takes its place', async () => {
  const keeper = createSlipKeeper()
  const seen: (Slip | undefined)[] = []
  const next = { ...slip, code: 'MP1234510009' }
  const result = await keeper.watch('instalment', '1', Promise.resolve(answer), (_data, last) => {
    seen.push(last)
    return next
  })
  expect(result).toBe(answer)
  expect(seen).toEqual([slip])
  expect(await open(failure('network'))).toEqual(next)
})

test('the code of one kind is not shown for another, and stays', async () => {
  expect(await open(failure('4102'), 'extension')).toBeUndefined()
  expect(await open(failure('network'))).toEqual(slip)
})

test("another loan's code is never shown", async () => {
  expect(await open(failure('network'), 'instalment', '2')).toBeUndefined()
})

test('a code of yesterday is not kept', async () => {
  vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, toFake: ['Date'] })
  expect(await readSlip('1', 'instalment')).toBeUndefined()
})

test('opening another page or loan without a signal erases no kept slip', async () => {
  const rollover: Slip = { ...slip, kind: 'extension', code: 'MX1234510001' }
  await open({ ...answer, data: rollover }, 'extension')
  await open({ ...answer, data: { ...slip, code: 'MP1234510002' } }, 'instalment', '2')
  await open(failure('network'), 'code')
  await open(failure('network'), 'instalment', '3')
  expect(await open(failure('network'))).toEqual(slip)
  expect(await open(failure('network'), 'extension')).toEqual(rollover)
  expect((await open(failure('network'), 'instalment', '2'))?.code).toBe('MP1234510002')
  expect((await readSlipsOf('1')).map(({ data }) => data.kind)).toEqual(['extension', 'instalment'])
})

test('the newest five are kept', async () => {
  for (const order of ['2', '3', '4', '5', '6']) await open(answer, 'instalment', order)
  expect(await open(failure('network'))).toBeUndefined()
  expect(await open(failure('network'), 'instalment', '2')).toEqual(slip)
})

test('each code is kept for its own 24 hours', async () => {
  const hour = 60 * 60 * 1000
  vi.useFakeTimers({ now: Date.now() + 20 * hour, toFake: ['Date'] })
  await open(answer, 'instalment', '2')
  vi.setSystemTime(Date.now() + 5 * hour)
  expect(await readSlip('1', 'instalment')).toBeUndefined()
  expect((await readSlip('2', 'instalment'))?.data).toEqual(slip)
})
