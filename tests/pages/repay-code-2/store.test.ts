import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cashierMessages } from '#messages/cashier.ts'
import { codeMessages } from '#messages/repayment.ts'
import { createRepayCode2Page, openRepayment } from '../../../pages/repay-code-2/store.ts'
import { fetchRepayment } from '../../../shared/api/repayment.ts'
import { owner } from '../../../shared/context/owner.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

const { open, openAddress, calls, navigations } = prepareBackend()
const detail = '/v3/installment/loan-play-detail'
const hours = 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z'), toFake: ['Date'] })
})

const data = {
  kind: 'instalment',
  total: '₱1,00',
  date: '2026-03-02',
  contractNumber: 'SP-1',
  code: 'SAVED-1',
  title: 'Counter',
  logo: '',
  expiresAt: '',
  fee: '',
  note: '',
  notices: [{ title: 'At the counter', items: [{ name: 'Cash', steps: ['Say it'] }] }]
}

function save(change: object = {}, orderId = '20410001', age = 0, whose = owner()): void {
  const saved = { orderId, instructions: { ...data, ...change } }
  const record = { version: 1, savedAt: Date.now() - age, owner: whose, data: saved }
  localStorage.setItem('loan:repayment', JSON.stringify(record))
}

async function openPage() {
  const { $instructions, load } = createRepayCode2Page()
  await load()
  return $instructions.get()
}

/** Opens the page where the server cannot be asked: the pauses between the tries take no time. */
async function openOffline() {
  open('repay-code-2', { fault: 'offline' })
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const { $instructions, $slip, load } = createRepayCode2Page()
  let isDone = false
  load().then(() => {
    isDone = true
  })
  while (!isDone) await vi.advanceTimersByTimeAsync(200)
  return { instructions: $instructions.get(), slip: $slip.get()?.data }
}

describe('the code page', () => {
  test('shows what the repayment page saved at once, and then what the server says', async () => {
    open('repay-code-2')
    save({}, '20410001', 23 * hours)
    const { $instructions, load } = createRepayCode2Page()
    const codes: unknown[] = []
    $instructions.listen(resource => codes.push(resource.state === 'ready' && resource.data.code))
    await load()
    expect(codes.filter(Boolean)).toEqual(['SAVED-1', 'MP1234510001'])
    expect($instructions.get()).not.toHaveProperty('data.savedAt')
  })

  test('stays with what was saved, and when, however often the server cannot be asked', async () => {
    open('repay-code-2')
    save({}, '20410001', hours)
    const savedAt = Date.now() - hours
    const saved = { state: 'ready', data: { ...data, savedAt } }
    expect((await openOffline()).instructions).toMatchObject(saved)
    expect((await openOffline()).instructions).toMatchObject(saved)
  })

  test('shows nothing of another loan where the server cannot be asked', async () => {
    open('repay-code-2')
    save({}, '20410002')
    expect((await openOffline()).instructions.state).toBe('failed')
  })

  test('does not stay with the code of a loan that is paid', async () => {
    open('repay-code-2', { fault: 'failure' })
    save()
    expect(await openPage()).toMatchObject({ state: 'failed', isServerRejection: true })
    expect(localStorage.getItem('loan:repayment')).toBeNull()
  })

  test('leads to the ways to pay', async () => {
    for (const [scenario, page] of [
      ['repay-code-2', 'repay'],
      ['repay-code-2-delay', 'repay-delay']
    ] as const) {
      open(scenario)
      openRepayment()
      expect(navigations.pop()).toMatch(`/${page}.html?`)
    }
  })

  test('shows what was saved when it is opened without an order, as old addresses are', async () => {
    openAddress('/repay-code-2.html?sessionId=due')
    save()
    expect(await openPage()).toMatchObject({ state: 'ready', data: { code: 'SAVED-1' } })
  })

  test('shows an extension’s code by an old address, and never where the address asks for the other', async () => {
    const kind = 'extension'
    openAddress('/repay-code-2.html?sessionId=due')
    save({ kind })
    expect(await openPage()).toMatchObject({ state: 'ready', data: { code: 'SAVED-1', kind } })
    openAddress('/repay-code-2.html?sessionId=due&isDelay=0')
    expect(await openPage()).toMatchObject({ state: 'failed' })
    openAddress('/repay-code-2.html?sessionId=due&isDelay=1')
    expect(await openPage()).toMatchObject({ state: 'ready', data: { kind } })
  })

  test('does not show another session’s code, with an order or without', async () => {
    for (const address of [
      '/repay-code-2.html?sessionId=b',
      '/repay-code-2.html?sessionId=b&orderId=20410001'
    ]) {
      openAddress('/repay-code-2.html?sessionId=a')
      save()
      openAddress(address)
      expect(await openPage()).not.toMatchObject({ data: { code: 'SAVED-1' } })
      expect(localStorage.getItem('loan:repayment') ?? '').not.toContain('SAVED-1')
    }
  })

  test.each([
    ['missing', () => localStorage.clear()],
    ['a day old', () => save({}, '20410001', 24 * hours)],
    ['of another order', () => save({}, '20410002')],
    ['of the extension', () => save({ kind: 'extension' })],
    ['corrupt', () => localStorage.setItem('loan:repayment', '{"version":1')],
    ['without a code', () => save({ code: '' })],
    ['with a code that is none', () => save({ code: '<b>1234</b>' })]
  ])('asks the server where the record is %s', async (_what, prepare) => {
    open('repay-code-2')
    prepare()
    expect(await openPage()).toMatchObject({ state: 'ready', data: { code: 'MP1234510001' } })
    expect(calls(detail)).toHaveLength(1)
  })

  test('keeps what the server said for the next time, and the code for the cashier', async () => {
    open('repay-code-2')
    await openPage()
    const code = 'MP1234510001'
    const { instructions, slip } = await openOffline()
    expect(instructions).toMatchObject({ state: 'ready', data: { code } })
    expect(slip).toMatchObject({ kind: 'instalment', code })
  })

  test('shows the extension’s amount for an extension', async () => {
    open('repay-code-2-delay')
    const instructions = await openPage()
    expect(calls().map(({ path }) => path)).toEqual(['/cephalopods/imitating'])
    const { data: repayment } = await fetchRepayment('extension', {
      productId: '301',
      orderId: '20410001'
    })
    expect(repayment?.delay?.amount).not.toBe(repayment?.amount)
    expect(instructions).toMatchObject({
      state: 'ready',
      data: { kind: 'extension', total: repayment?.delay?.amount }
    })
  })

  test('says where to go when there is neither record nor order', async () => {
    openAddress('/repay-code-2.html?sessionId=due')
    expect(await openPage()).toMatchObject({ state: 'failed', message: codeMessages.missing })
    expect(calls()).toEqual([])
  })

  test('says where to go when there is no code to pay with', async () => {
    open('repay-code-2-no-code')
    save()
    expect(await openPage()).toMatchObject({ state: 'failed', message: codeMessages.noSteps })
    expect(localStorage.getItem('loan:repayment')).toBeNull()
  })

  test('does not show another borrower’s code when the server refuses', async () => {
    open('repay-code-2', { fault: 'failure' })
    save({}, '20410002')
    expect((await openPage()).state).toBe('failed')
  })
})

describe('a code that has run out', () => {
  const expiresAt = '2026-03-01 15:00'
  const notices = { 'At the counter': [{ name: 'Cash', steps: ['Say it'] }] }
  const codeUntil = (until: string) => ({
    code: 0,
    data: {
      repayAmount: '₱5.455,00',
      defDetail: { payCode: 'MP1234510001', title: 'Mart', payNotice: notices, expiresAt: until }
    }
  })

  async function renewOn(...answers: unknown[]) {
    open('repay-code-2')
    const sent = answerWith(codeUntil(expiresAt), ...answers)
    const page = createRepayCode2Page()
    await page.load()
    await page.renewCode()
    return { ...page, sent, toast: $toast.get()?.text }
  }

  test('is asked for anew, and a new one is shown without a word', async () => {
    const { sent, $instructions, toast } = await renewOn(codeUntil('2099-03-02 15:00'))
    expect(sent).toHaveLength(2)
    expect($instructions.get()).toMatchObject({ data: { expiresAt: '2099-03-02 15:00' } })
    expect(toast).toBeUndefined()
  })

  test('that the server has no newer one for is said', async () => {
    const { toast } = await renewOn(codeUntil(expiresAt))
    expect(toast).toBe(cashierMessages.notRenewed)
  })

  test('that is refused gives way to the reason', async () => {
    const { toast, $instructions } = await renewOn({ code: 9, message: 'Come back later' })
    expect($instructions.get()).toMatchObject({ state: 'failed', message: 'Come back later' })
    expect(toast).toBeUndefined()
  })

  test('stays where the answer got lost, which is all that is said', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const renewed = renewOn(() => new Response('<html>'))
    await vi.advanceTimersByTimeAsync(20_000)
    const { toast, $instructions } = await renewed
    expect($instructions.get().state).toBe('ready')
    expect(toast).toBeTruthy()
    expect(toast).not.toBe(cashierMessages.notRenewed)
  })
})

describe('trying again', () => {
  test('asks the server, not what was handed over', async () => {
    open('repay-code-2', { fault: 'failure' })
    const { $instructions, load } = createRepayCode2Page()
    await load()
    expect($instructions.get().state).toBe('failed')
    save()
    open('repay-code-2')
    await load()
    expect($instructions.get()).toMatchObject({ data: { code: 'MP1234510001' } })
    expect($instructions.get()).not.toHaveProperty('data.savedAt')
    expect(calls(detail)).toHaveLength(2)
  })

  test('finds what was handed over later, where the address names no loan', async () => {
    openAddress('/repay-code-2.html?sessionId=due')
    const { $instructions, load } = createRepayCode2Page()
    await load()
    save()
    await load()
    expect($instructions.get()).toMatchObject({ data: { code: 'SAVED-1' } })
  })
})
