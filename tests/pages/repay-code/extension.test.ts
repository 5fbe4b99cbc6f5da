import { beforeEach, expect, test, vi } from 'vitest'
import { readCodeAddress } from '../../../pages/repay-code/address.ts'
import { compareCode } from '../../../pages/repay-code/compare.ts'
import { slipOf } from '../../../pages/repay-code/slip-of.ts'
import { createRepayCodePage } from '../../../pages/repay-code/store.ts'
import { param } from '../../../shared/context/query.ts'
import { keepSlip } from '../../../shared/features/cashier/kept-slips.ts'
import { noAmount } from '../../../shared/loan/no-amount.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

const tellNoWay = vi.hoisted(() => vi.fn())
vi.mock('../../../shared/features/reports/tell-no-way.ts', () => ({ tellNoWay }))

const { open } = prepareBackend()
const orderId = '20410001'
const answer = (data: object) => ({ code: 0, data: { repayAmount: '₱5.455,00', ...data } })
const refusal = { code: 9, message: 'Not offered' }
const ownCode = answer({ defDetail: { payCode: 'MP0001' } })
const extensionCode = (expiresAt = '') =>
  answer({
    delayInfo: { title: 'Extension', delayAmount: '₱455,00' },
    repayList: [{ name: 'Mart', channel_number: '1', barcode: 'EX0001', expiresAt }]
  })

beforeEach(() => tellNoWay.mockClear())

function openCode(payCode: string, ...answers: unknown[]) {
  open('repay-code-text', { payCode })
  answerWith(...answers)
  return createRepayCodePage()
}

/** For a page that has no signal, whose calls are made again and again. */
async function loadWithoutSignal({ load }: ReturnType<typeof createRepayCodePage>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isDone = false
  load().then(() => {
    isDone = true
  })
  while (!isDone) await vi.advanceTimersByTimeAsync(200)
}

async function stateOf(...opened: Parameters<typeof openCode>) {
  const { $code, load } = openCode(...opened)
  await load()
  return $code.get().state
}

test.each([
  ['that code', 'EX0001', 'refused', []],
  ['another code', 'XX0001', 'different', [['link-refused']]]
])('once an extension is over, %s is %s: %s', async (_, code, state, reports) => {
  expect(await stateOf('EX0001', ownCode, extensionCode())).toBe('same')
  expect(await stateOf(code, ownCode, refusal)).toBe(state)
  expect(tellNoWay.mock.calls).toEqual(reports)
})

test('a code that repaid the loan before, and is another’s now, is no extension’s', async () => {
  expect(await stateOf('MP0001', ownCode)).toBe('same')
  const changed = answer({ defDetail: { payCode: 'MP0002' } })
  expect(await stateOf('MP0001', changed, refusal)).toBe('different')
})

test('an extension’s code that has run out is still known as one by the page that showed it', async () => {
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  const page = openCode('EX0001', ownCode, extensionCode(anHourAgo), ownCode, refusal)
  await page.load()
  expect(page.$code.get().state).toBe('same')
  await page.load()
  expect(page.$code.get()).toMatchObject({ state: 'refused', message: refusal.message })
})

test('an extension whose date the server leaves out promises none', async () => {
  answerWith(
    ownCode,
    answer({ repayList: [{ name: 'Mart', channel_number: '1', barcode: 'EX0001' }] })
  )
  const { data } = await compareCode({ productId: '301', orderId }, 'EX0001', noAmount)
  expect(data).toMatchObject({ isExtension: true, amount: '', nextDate: '', owed: '' })
})

test('a kept code that does not say that it extends the loan repays it', async () => {
  const page = openCode('MP0001', new TypeError('offline'))
  const { isExtension: _, ...slip } = slipOf(readCodeAddress(param))
  keepSlip(orderId, slip)
  // Another page keeps another code of the same loan.
  keepSlip(orderId, { ...slip, kind: 'instalment', code: 'MP0009' })
  await loadWithoutSignal(page)
  expect(page.$code.get()).toMatchObject({
    state: 'unchecked',
    savedAt: expect.any(Number),
    address: { code: 'MP0001', isExtension: false }
  })
})

test('an extension’s code that was refused is not called confirmed without a signal, and is confirmed anew', async () => {
  expect(await stateOf('EX0001', ownCode, extensionCode())).toBe('same')
  expect(await stateOf('EX0001', ownCode, refusal)).toBe('refused')
  const refused = openCode('EX0001', new TypeError('offline'))
  await loadWithoutSignal(refused)
  expect(refused.$code.get()).toMatchObject({ state: 'unchecked', savedAt: undefined })
  vi.useRealTimers()
  expect(await stateOf('EX0001', ownCode, refusal)).toBe('refused')
  expect(await stateOf('EX0001', ownCode, extensionCode())).toBe('same')
  const confirmed = openCode('EX0001', new TypeError('offline'))
  await loadWithoutSignal(confirmed)
  expect(confirmed.$code.get()).toMatchObject({ savedAt: expect.any(Number) })
})
