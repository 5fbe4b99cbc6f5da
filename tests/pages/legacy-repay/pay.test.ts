import { describe, expect, test, vi } from 'vitest'
import { amountOfPage, viewLoan } from '../../../pages/legacy-repay/address.ts'
import { codeValidators } from '../../../pages/legacy-repay/outcome.ts'
import { createLegacyRepayPage } from '../../../pages/legacy-repay/store.ts'
import { alipay } from '../../../pages/legacy-repay/way-choice.ts'
import { createOrderPage } from '../../../pages/order/store.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { legacyMessages as messages } from '../../../shared/messages/legacy-repayment.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { payOnFakeClock, resendOnFakeClock } from './on-fake-clock.ts'

const { open, openAddress, calls, navigations } = prepareBackend()
const waysPath = '/repayment/repayment-way'
const commitPath = '/repayment/repayment-commit'
const confirmPath = '/repayment/repayment-confirm'
const redirectPath = '/repayment/repayment-huichao'

async function load(scenario: string, extra: Record<string, string> = {}) {
  open(scenario, extra)
  const page = createLegacyRepayPage()
  await page.open()
  return { ...page, toast: () => $toast.get()?.text }
}

const bodies = (path: string) => calls(path).map(({ body }) => body)
const loan = /^replace .*\/order\.html\?.*orderId=20410001/

test('the chosen way and the SMS code are there after a reload, and nothing is committed again', async () => {
  const before = await load('legacy')
  before.chooseWay('701')
  await before.pay()
  before.codeForm.change('code', '123456')
  const after = await load('legacy')
  expect(after.$way.get()).toBe('701')
  await after.pay()
  expect(after.$dialog.get()).toBe('sms')
  expect(after.codeForm.$values.get().code).toBe('123456')
  await after.confirmCode()
  expect(calls(commitPath)).toHaveLength(1)
  expect(calls(confirmPath)).toHaveLength(1)
  expect(sessionStorage.getItem('legacyRepay')).toBeNull()
})

test('a first load that fails after a reload forgets no payment that waits for its code', async () => {
  const before = await load('legacy')
  before.chooseWay('701')
  await before.pay()
  const fault = { fault: 'failure', faultOn: 'repayment-way', faultTimes: '1' }
  const after = await load('legacy', fault)
  expect(after.$ways.get().state).toBe('failed')
  await after.loadWays()
  expect(after.$way.get()).toBe('701')
  await after.pay()
  expect(after.$dialog.get()).toBe('sms')
  await after.loadWays()
  after.chooseWay('702')
  await after.loadWays()
  expect(after.$way.get()).toBe('702')
  expect(calls(commitPath)).toHaveLength(1)
})

describe('the older repayment', () => {
  test('commits a card, takes the SMS code and goes to the loan', async () => {
    const page = await load('legacy', { couponId: 'c-7' })
    page.chooseWay('701')
    await page.pay()
    expect(bodies(commitPath)).toEqual([
      {
        amount: '5455.00',
        bankName: '示例银行',
        cardId: '701',
        cardNo: '6200 **** **** 4821',
        couponId: 'c-7',
        orderId: '20410001',
        repayToken: 't-20410001-1',
        bankCode: 'SLYH',
        sendMsg: '0'
      }
    ])
    expect(page.$dialog.get()).toBe('sms')
    expect(page.$resendIn.get()).toBe(60)
    page.codeForm.change('code', ' 123456 ')
    await page.confirmCode()
    expect(bodies(confirmPath)).toEqual([
      { orderId: '20410001', verifyCode: '123456', repaymentRecordId: 'r-t-20410001-1' }
    ])
    expect(navigations).toEqual([expect.stringMatching(loan)])
  })

  test('commits the card that is shown, also to somebody who taps another meanwhile', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    const paying = page.pay()
    page.chooseWay('702')
    await paying
    expect(page.$way.get()).toBe('701')
    expect(bodies(commitPath)).toMatchObject([{ cardId: '701' }])
  })

  test('stays with the card that is being confirmed', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await page.pay()
    page.codeForm.change('code', '123456')
    const confirming = page.confirmCode()
    page.closeDialog()
    page.chooseWay('702')
    await page.pay()
    await confirming
    expect(page.$way.get()).toBe('701')
    expect(calls(commitPath)).toHaveLength(1)
    expect(navigations).toEqual([expect.stringMatching(loan)])
  })

  test('stays with the card for which another code is requested', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await payOnFakeClock(page)
    await resendOnFakeClock(page, () => page.chooseWay('702'))
    expect(page.$way.get()).toBe('701')
    expect(page.$dialog.get()).toBe('sms')
  })

  test('confirms a refused payment again, and commits it once', async () => {
    const page = await load('legacy-no-sms', {
      fault: 'failure',
      faultOn: 'repayment-confirm',
      faultTimes: '1'
    })
    page.chooseWay('702')
    await page.pay()
    expect(navigations).toEqual([])
    await page.pay()
    expect(calls(commitPath)).toHaveLength(1)
    expect(bodies(confirmPath)).toMatchObject([{ verifyCode: '' }, { verifyCode: '' }])
    expect(navigations).toEqual([expect.stringMatching(loan)])
  })

  test('goes to the loan also where the app has not said which product it is of', async () => {
    await load('legacy-no-sms')
    const search = new URLSearchParams(location.search)
    search.delete('productId')
    history.replaceState(null, '', `?${search}`)
    viewLoan()
    expect(navigations).toEqual([
      expect.stringMatching(/^replace \/order\.html\?.*orderId=20410001/)
    ])
    openAddress(navigations[0]?.slice('replace '.length) ?? '')
    const order = createOrderPage()
    await order.open()
    expect(order.$order.get().state).toBe('ready')
  })

  test('confirms by itself where no code is asked for', async () => {
    const page = await load('legacy-no-sms')
    page.chooseWay('702')
    await page.pay()
    expect(page.$dialog.get()).toBeUndefined()
    expect(bodies(confirmPath)).toMatchObject([{ verifyCode: '' }])
    expect(navigations).toEqual([expect.stringMatching(loan)])
  })

  test('asks for a card before it sends anything', async () => {
    const page = await load('legacy')
    await page.pay()
    expect(page.$wayError.get()).toBe('请选择银行卡')
    page.chooseWay('701')
    expect(page.$wayError.get()).toBeUndefined()
    expect(calls(commitPath)).toEqual([])
  })

  test('pays by wallet at the address that the server names', async () => {
    const page = await load('legacy')
    page.chooseWay(alipay)
    await page.pay()
    expect(bodies(redirectPath)).toEqual([
      { userId: 'u-550142', orderId: '20410001', amount: '5455.00' }
    ])
    expect(navigations).toEqual([expect.stringMatching(/^assign .*\/sandbox\/pay\?/)])
  })

  test('does not ask for the wallet without a user', async () => {
    const page = await load('legacy', { userId: '' })
    page.chooseWay(alipay)
    await page.pay()
    expect(page.$refusal.get()).toBe(messages.noUser)
    expect(calls(redirectPath)).toEqual([])
  })

  test('says that a repayment was sent twice (800005)', async () => {
    const page = await load('legacy-duplicate')
    page.chooseWay('701')
    await page.pay()
    expect(page.$dialog.get()).toBe('duplicate')
    viewLoan()
    expect(navigations).toEqual([expect.stringMatching(loan)])
  })

  test('says at the input that the code is wrong (800006), and keeps it', async () => {
    const page = await load('legacy-wrong-code')
    page.chooseWay('701')
    await page.pay()
    page.codeForm.change('code', '999999')
    await page.confirmCode()
    expect(page.codeForm.$errors.get().code).toBe('验证码错误，请重新输入')
    expect(page.codeForm.$values.get().code).toBe('999999')
    expect(page.$dialog.get()).toBe('sms')
    expect(navigations).toEqual([])
  })

  test.each([
    ['legacy-declined', '银行卡余额不足'],
    ['legacy-no-message', '还款失败，请稍后重试']
  ])('%s shows %s until another way is chosen', async (scenario, text) => {
    const page = await load(scenario)
    page.chooseWay('701')
    await page.pay()
    expect(page.toast()).toBeUndefined()
    expect(page.$refusal.get()).toBe(text)
    expect(page.$dialog.get()).toBeUndefined()
    page.chooseWay('702')
    expect(page.$refusal.get()).toBeUndefined()
  })

  test.each([
    ['1234', '请输入正确的验证码'],
    ['12345 ', '请输入正确的验证码'],
    ['123456', undefined],
    ['1234567', undefined]
  ])('the code %j is answered with %j', (code, message) => {
    expect(codeValidators().code(code)).toBe(message)
  })

  test('asks for another code only after the countdown, and not for another payment', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await payOnFakeClock(page)
    await page.resendCode()
    expect(calls(commitPath)).toHaveLength(1)
    await resendOnFakeClock(page)
    expect(bodies(commitPath).map(({ sendMsg }) => sendMsg)).toEqual(['0', '1'])
    expect(page.$resendIn.get()).toBeGreaterThan(58)
  })

  test('opens the SMS step again instead of committing twice', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await page.pay()
    page.closeDialog()
    await page.pay()
    expect(page.$dialog.get()).toBe('sms')
    expect(calls(commitPath)).toHaveLength(1)
  })

  test('commits another card with a token of its own', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await page.pay()
    page.closeDialog()
    page.chooseWay('702')
    await page.pay()
    expect(calls(waysPath)).toHaveLength(2)
    expect(bodies(commitPath).map(({ repayToken }) => repayToken)).toEqual([
      't-20410001-1',
      't-20410001-2'
    ])
    expect(page.$dialog.get()).toBe('sms')
  })

  test('after a lost answer says so, and a second try cannot pay twice', async () => {
    const page = await load('legacy', {
      fault: 'reset',
      faultOn: 'repayment-commit',
      faultTimes: '1'
    })
    page.chooseWay('701')
    await page.pay()
    expect(page.toast()).toBe('error')
    expect(page.$dialog.get()).toBe('uncertain')
    await page.renewToken()
    await page.pay()
    expect(bodies(commitPath).map(({ repayToken }) => repayToken)).toEqual([
      't-20410001-1',
      't-20410001-1'
    ])
    // The same request again: the server says what it said first.
    expect(page.$dialog.get()).toBe('sms')
  })

  test('asks for another code with the token of the repayment that waits for it', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await payOnFakeClock(page)
    const renewing = page.renewToken()
    await vi.advanceTimersByTimeAsync(10)
    await renewing
    await resendOnFakeClock(page)
    expect(bodies(commitPath)).toMatchObject([
      { repayToken: 't-20410001-1', sendMsg: '0' },
      { repayToken: 't-20410001-1', sendMsg: '1' }
    ])
  })

  test('commits another card only once there is a token for it', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await page.pay()
    page.closeDialog()
    page.chooseWay('702')
    const { fetch } = window
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await page.pay()
    expect(page.toast()).toBe(messages.unreachable)
    vi.stubGlobal('fetch', fetch)
    await page.pay()
    expect(bodies(commitPath)).toMatchObject([
      { cardId: '701', repayToken: 't-20410001-1' },
      { cardId: '702', repayToken: 't-20410001-2' }
    ])
    expect(page.$dialog.get()).toBe('sms')
  })

  test.each(['5455', '5455.5', '5455.50'])('takes the amount %s', async amount => {
    const page = await load('legacy', { amount })
    expect([amountOfPage(), page.$obstacle.get()]).toEqual([amount, undefined])
  })

  test.each(['0', '0.00'])('has nothing to pay where the amount is %s', async amount => {
    const page = await load('legacy', { amount })
    page.chooseWay('701')
    await page.pay()
    expect(page.toast()).toBe(messages.nothing)
    expect(calls(commitPath)).toEqual([])
  })

  test.each(['', '-1', '1e3', '5,455', '5455.555', 'NaN', '<b>'])(
    'does not pay the amount %j',
    async amount => {
      const page = await load('legacy', { amount })
      expect(amountOfPage()).toBe('--')
      page.chooseWay('701')
      await page.pay()
      expect(page.toast()).toBe(messages.noAmount)
      expect(calls(commitPath)).toEqual([])
    }
  )

  test('says that the wallet cannot be reached, and may ask again', async () => {
    const page = await load('legacy', {
      fault: 'reset',
      faultOn: 'repayment-huichao',
      faultTimes: '1'
    })
    page.chooseWay(alipay)
    await page.pay()
    expect(page.toast()).toBe(messages.network)
    expect(page.$refusal.get()).toBe(messages.unreachable)
    expect(page.$dialog.get()).toBeUndefined()
    await page.pay()
    expect(page.$refusal.get()).toBeUndefined()
    expect(navigations).toHaveLength(1)
  })

  test.each([
    ['维护中', '维护中'],
    ['', messages.failed]
  ])('a wallet that is refused with %j shows %j', async (message, text) => {
    const page = await load('legacy')
    page.chooseWay(alipay)
    answerWith({ code: '800010', message })
    await page.pay()
    expect(page.toast()).toBeUndefined()
    expect(page.$refusal.get()).toBe(text)
  })

  test('says that another code is on its way', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await payOnFakeClock(page)
    await resendOnFakeClock(page)
    expect(page.toast()).toBe(messages.resent)
  })

  test('still waits for the code after another one was sent', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await payOnFakeClock(page)
    await resendOnFakeClock(page)
    page.closeDialog()
    await page.pay()
    expect(page.$dialog.get()).toBe('sms')
    expect(calls(confirmPath)).toEqual([])
  })

  test('stays at the SMS step when another code cannot be asked for', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await payOnFakeClock(page)
    await vi.advanceTimersByTimeAsync(60_000)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await page.resendCode()
    expect(page.toast()).toBe(messages.network)
    expect(page.$dialog.get()).toBe('sms')
    expect(page.$resendIn.get()).toBe(0)
  })

  test('counts no seconds for a card that is no longer chosen', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await payOnFakeClock(page)
    page.chooseWay('702')
    expect(page.$resendIn.get()).toBe(0)
    await page.resendCode()
    expect(calls(commitPath)).toHaveLength(1)
  })

  test('confirms nothing that was not committed', async () => {
    const page = await load('legacy')
    page.chooseWay('701')
    await page.confirmCode()
    await page.resendCode()
    expect([...calls(confirmPath), ...calls(commitPath)]).toEqual([])
  })

  test('has the wallet chosen again after a reload', async () => {
    const before = await load('legacy')
    before.chooseWay(alipay)
    expect((await load('legacy')).$way.get()).toBe(alipay)
  })

  test('chooses no card after a reload that is not offered any more', async () => {
    const before = await load('legacy')
    before.chooseWay('703')
    expect((await load('legacy')).$way.get()).toBe('')
  })

  test('chooses the only way, also where another one was chosen before', async () => {
    expect((await load('legacy')).$way.get()).toBe('')
    expect((await load('legacy-no-cards')).$way.get()).toBe(alipay)
    const before = await load('legacy')
    before.chooseWay('701')
    await before.pay()
    const after = await load('legacy-no-cards')
    expect(after.$way.get()).toBe(alipay)
    await after.pay()
    expect(after.$dialog.get()).toBeUndefined()
    expect(calls(redirectPath)).toHaveLength(1)
  })

  test('says what the server says where it refuses the ways to pay', async () => {
    const page = await load('legacy-refused')
    expect(page.$ways.get()).toMatchObject({ state: 'failed', message: '系统维护中，请稍后再试' })
    expect(page.$obstacle.get()).toBeUndefined()
    await page.pay()
    expect(calls(commitPath)).toEqual([])
  })

  test('without an order sends no call', async () => {
    const page = await load('legacy', { orderId: '' })
    expect(page.$ways.get()).toMatchObject({ state: 'failed', message: messages.noOrder })
    expect(calls()).toEqual([])
  })
})
