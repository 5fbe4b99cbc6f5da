import { beforeEach, expect, test, vi } from 'vitest'
import type { Failure, Result, Success } from '../../../../shared/api/result.ts'
import { readSlip, type Slip } from '../../../../shared/ui/cashier/slip.ts'
import { createSlipKeeper } from '../../../../shared/ui/cashier/slip-keeper.ts'
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
    .then(() => keeper.$kept.get()?.data)
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

test('an answer without a code drops what was kept', async () => {
  await open({ ...answer, data: { ...slip, code: '' } })
  expect(await open(failure('network'))).toBeUndefined()
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
