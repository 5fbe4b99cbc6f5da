import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLegacyRepayPage } from '../../../pages/legacy-repay/store.ts'
import { alipay } from '../../../pages/legacy-repay/way-choice.ts'
import { noteRest } from '../../../shared/api/rest.ts'
import { setClosure } from '../../../shared/context/closure.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { legacyMessages as messages } from '../../../shared/messages/legacy-repayment.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { payOnFakeClock, resendOnFakeClock } from './on-fake-clock.ts'

const tellNoWay = vi.hoisted(() => vi.fn())
vi.mock('../../../shared/features/reports/tell-no-way.ts', () => ({ tellNoWay }))

const { open, calls } = prepareBackend()
const commitPath = '/repayment/repayment-commit'
const confirmPath = '/repayment/repayment-confirm'

beforeEach(() => {
  tellNoWay.mockClear()
  setClosure(undefined)
})

async function openPage(scenario: string, extra: Record<string, string> = {}) {
  open(scenario, extra)
  const page = createLegacyRepayPage()
  await page.open()
  return page
}

async function payWith(way: string, ...opened: Parameters<typeof openPage>) {
  const page = await openPage(...opened)
  page.chooseWay(way)
  await page.pay()
  return page
}

describe('the amount stands', () => {
  test.each<[string, string, Record<string, string>]>([
    ['in pesos', '₱5.455,00 · 选择还款方式', {}],
    ['in rupees', '₹5.455,00 · 选择还款方式', { clarity: '1' }],
    ['as none', '-- · 选择还款方式', { amount: 'much' }]
  ])('%s: %s', async (_, summary, extra) => {
    expect((await openPage('legacy', extra)).$summary.get()).toBe(summary)
  })
})

describe('a card', () => {
  test('is paid by where there is no wallet, and operators are told nothing', async () => {
    open('legacy')
    const bankCards = [{ id: '1', bankName: '示例银行', cardNo: '6200 4821', bankCode: 'SLYH' }]
    answerWith({ code: '000000', data: { alipay: '0', repayToken: 't1', bankCards } })
    const page = createLegacyRepayPage()
    await page.open()
    expect([page.$way.get(), page.$obstacle.get()]).toEqual(['1', undefined])
    expect(tellNoWay).not.toHaveBeenCalled()
  })

  test('that was sent twice is sent again as the same repayment', async () => {
    const page = await payWith('701', 'legacy-duplicate')
    page.closeDialog()
    await page.renewToken()
    await page.pay()
    const tokens = calls(commitPath).map(({ body }) => body.repayToken)
    expect(tokens).toEqual(['t-20410001-1', 't-20410001-1'])
  })

  test('whose answer got lost is not paid twice by another one, whatever was refused between', async () => {
    onTestFinished(() => noteRest(commitPath, undefined))
    const page = await openPage('legacy')
    const token = 't-20410001-1'
    const { fetch } = globalThis
    const answers = [Promise.reject(new TypeError('offline')), new Response('', { status: 429 })]
    vi.stubGlobal(
      'fetch',
      (url: string, init: RequestInit) =>
        (url.includes(commitPath) && answers.shift()) || fetch(url, init)
    )
    const sent = vi.spyOn(globalThis, 'fetch')
    page.chooseWay('701')
    await page.pay()
    page.closeDialog()
    page.chooseWay('702')
    await page.pay()
    await page.renewToken()
    noteRest(commitPath, undefined)
    await page.pay()
    const commits = sent.mock.calls.filter(([url]) => String(url).includes(commitPath))
    const tokens = commits.map(([, init]) =>
      new URLSearchParams(String(init?.body)).get('repayToken')
    )
    expect(tokens).toEqual([token, token, token])
  })

  test('whose payment an overloaded backend has refused can be paid by later', async () => {
    onTestFinished(() => noteRest(commitPath, undefined))
    const fault = { fault: 'http-429', faultOn: 'repayment-commit' }
    const page = await payWith('701', 'legacy', fault)
    expect([page.$dialog.get(), page.$refusal.get()]).toEqual([undefined, messages.crowded])
  })

  test('is not paid by where another token is refused', async () => {
    const page = await payWith('701', 'legacy')
    page.closeDialog()
    page.chooseWay('702')
    answerWith({ code: '800010', message: '维护中' })
    await page.pay()
    expect(page.$ways.get()).toMatchObject({ state: 'failed', message: '维护中' })
    expect(page.$dialog.get()).toBeUndefined()
    expect(calls(commitPath)).toHaveLength(1)
  })

  test('that is chosen after another starts without the other’s code', async () => {
    const page = await payWith('701', 'legacy')
    page.codeForm.change('code', '123456')
    page.closeDialog()
    page.chooseWay('702')
    await page.pay()
    expect(page.codeForm.$values.get().code).toBe('')
  })

  test('whose payment meets an ended session says so as the whole page does', async () => {
    const ended = { fault: 'session-code', faultOn: 'repayment-commit' }
    const page = await payWith('701', 'legacy', ended)
    expect(calls(commitPath)).toHaveLength(1)
    expect([page.$refusal.get(), page.$dialog.get()]).toEqual([undefined, undefined])
    expect($toast.get()?.text).toBe('登录已过期。')
  })

  test('whose payment another tab is sending says so in Chinese', async () => {
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_name: string, _options: unknown, task: (lock: null) => unknown) =>
          task(null),
        query: async () => ({ held: [] })
      }
    })
    const page = await payWith('701', 'legacy')
    expect(page.$refusal.get()).toBe(messages.busy)
  })
})

describe('a refusal', () => {
  const refusal = { code: '800010', message: '维护中' }

  test('of another code is said over the open step, and stays behind it', async () => {
    const page = await openPage('legacy')
    page.chooseWay('701')
    await payOnFakeClock(page)
    answerWith(refusal)
    await resendOnFakeClock(page)
    expect([$toast.get()?.text, page.$refusal.get()]).toEqual(['维护中', '维护中'])
    expect(page.$dialog.get()).toBe('sms')
  })

  test('of a payment with a right code is not said of the code', async () => {
    const page = await payWith('701', 'legacy')
    page.codeForm.change('code', '123456')
    answerWith(refusal)
    await page.confirmCode()
    expect(page.$refusal.get()).toBe('维护中')
    expect(page.codeForm.$errors.get().code).toBeUndefined()
  })

  test('of a payment without a code is said at the button', async () => {
    const fault = { fault: 'failure', faultOn: 'repayment-confirm' }
    const page = await payWith('702', 'legacy-no-sms', fault)
    expect(calls(confirmPath)).toHaveLength(1)
    expect(page.$refusal.get()).toMatch(/./)
    expect(page.codeForm.$errors.get().code).toBeUndefined()
  })
})

const idIn = (address: string) => new URL(address, location.origin).searchParams.get('requestId')

/**
 * Commits a card that needs no code; its confirmation gets lost on the way. The lender has not booked it yet when the
 * ways to pay are asked for again. Also the id of the confirmation.
 */
async function loseConfirmation() {
  const { fetch } = window
  let id: string | null = null
  let ways: string | undefined
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const address = String(call[0])
    if (address.includes('/repayment/repayment-way')) {
      ways ??= await (await fetch(...call)).text()
      return new Response(ways)
    }
    if (id !== null || !address.includes(confirmPath)) return fetch(...call)
    id = idIn(address)
    throw new TypeError('offline')
  })
  const page = await payWith('702', 'legacy-no-sms')
  expect(page.$dialog.get()).toBe('uncertain')
  page.closeDialog()
  return { page, id }
}

describe('a confirmation by itself whose answer got lost', () => {
  test('is the same one over a reload: nothing is committed again', async () => {
    const { id } = await loseConfirmation()
    const after = await openPage('legacy-no-sms')
    expect(after.$way.get()).toBe('702')
    await after.pay()
    expect(calls(commitPath)).toHaveLength(1)
    expect(calls(confirmPath).map(({ query }) => query.requestId)).toEqual([id])
    expect(id).toMatch(/^[\w-]{16,32}$/)
  })

  test('is asked about before another card pays, over a reload, too', async () => {
    const { page: before } = await loseConfirmation()
    before.chooseWay('701')
    await before.pay()
    expect(before.$dialog.get()).toBe('again')
    const page = await openPage('legacy-no-sms')
    await page.pay()
    expect(page.$dialog.get()).toBe('again')
    expect(calls(commitPath)).toHaveLength(1)
    await page.pay(true)
    expect(calls(commitPath)).toHaveLength(2)
  })
})

describe('the SMS step', () => {
  const expired = { code: '800012', message: '还款记录已过期' }

  async function refuseStep(refused: 'confirm' | 'resend') {
    const page = await openPage('legacy')
    page.chooseWay('701')
    await payOnFakeClock(page)
    const { fetch } = window
    answerWith(expired)
    page.codeForm.change('code', '123456')
    if (refused === 'confirm') await page.confirmCode()
    else await resendOnFakeClock(page)
    vi.stubGlobal('fetch', fetch)
    vi.useRealTimers()
    return page
  }

  test('whose record is refused stays open; once it is closed, a new record is made', async () => {
    const page = await refuseStep('confirm')
    expect([page.$dialog.get(), page.$refusal.get()]).toEqual(['sms', expired.message])
    page.closeDialog()
    expect(page.$refusal.get()).toBe(expired.message)
    await page.pay()
    expect(page.$dialog.get()).toBe('sms')
    expect(page.codeForm.$values.get().code).toBe('')
    const tokens = calls(commitPath).map(({ body }) => body.repayToken)
    expect(tokens).toEqual(['t-20410001-1', 't-20410001-2'])
  })

  test('that sends no second code is the same one: the first code may be good', async () => {
    const page = await refuseStep('resend')
    expect([page.$dialog.get(), page.$refusal.get()]).toEqual(['sms', expired.message])
    page.closeDialog()
    await page.pay()
    expect(page.$dialog.get()).toBe('sms')
    expect(calls(commitPath)).toHaveLength(1)
  })

  test('whose answer was lost is the same one over a reload, too, once it is refused', async () => {
    const before = await payWith('701', 'legacy')
    const { fetch } = window
    before.codeForm.change('code', '123456')
    answerWith(new TypeError('offline'))
    await before.confirmCode()
    vi.stubGlobal('fetch', fetch)
    const page = await openPage('legacy')
    await page.pay()
    answerWith(expired)
    await page.confirmCode()
    page.closeDialog()
    vi.stubGlobal('fetch', fetch)
    await page.pay()
    expect(page.$dialog.get()).toBe('sms')
    expect(calls(commitPath)).toHaveLength(1)
  })

  test('whose record is refused is forgotten over a reload, too', async () => {
    const page = await refuseStep('confirm')
    page.closeDialog()
    const after = await openPage('legacy')
    await after.pay()
    expect(calls(commitPath)).toHaveLength(2)
  })

  test('may still be confirmed after a refusal', async () => {
    const page = await refuseStep('confirm')
    await page.confirmCode()
    expect(calls(confirmPath)).toHaveLength(1)
    expect(calls(commitPath)).toHaveLength(1)
  })

  test('that a wrong code leaves open is the same one after it is closed', async () => {
    const page = await payWith('701', 'legacy-wrong-code')
    page.codeForm.change('code', '999999')
    await page.confirmCode()
    page.closeDialog()
    await page.pay()
    expect(page.$dialog.get()).toBe('sms')
    expect(calls(commitPath)).toHaveLength(1)
  })

  test('whose answer was lost is the same one, also once it is refused: it may have paid', async () => {
    const page = await payWith('701', 'legacy')
    const { fetch } = window
    page.codeForm.change('code', '123456')
    answerWith(new TypeError('offline'))
    await page.confirmCode()
    expect(page.$dialog.get()).toBe('uncertain')
    page.closeDialog()
    await page.pay()
    answerWith(expired)
    await page.confirmCode()
    page.closeDialog()
    vi.stubGlobal('fetch', fetch)
    await page.pay()
    expect(page.$dialog.get()).toBe('sms')
    expect(calls(commitPath)).toHaveLength(1)
  })
})

describe('the wallet', () => {
  const stranger = 'upi://pay?pa=evil@upi&am=5455.00&cu=INR'

  test('is not opened by a link that pays a stranger, and that is said', async () => {
    const page = await openPage('legacy')
    page.chooseWay(alipay)
    answerWith({ code: '000000', data: { url: stranger } })
    await page.pay()
    expect(page.$refusal.get()).toBe(messages.notOpened)
  })

  test.each([
    ['an answer that cannot be read', () => new Response('<html>'), undefined, []],
    ['no answer, as nothing was sent', {}, '中午恢复', []],
    ['a refusal', { code: '800010', message: '维护中' }, undefined, [['no-link']]]
  ])('that gives %s lets operators know only of a refusal', async (_, link, closed, reports) => {
    const page = await openPage('legacy')
    page.chooseWay(alipay)
    setClosure(async () => closed)
    answerWith(link)
    await page.pay()
    expect(page.$refusal.get()).toMatch(/./)
    expect(tellNoWay.mock.calls).toEqual(reports)
  })
})
