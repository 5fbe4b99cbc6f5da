import { beforeEach, describe, expect, test, vi } from 'vitest'
import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { readCodeAddress } from '../../../pages/repay-code/address.ts'
import { slipOf } from '../../../pages/repay-code/slip-of.ts'
import {
  createRepayCodePage,
  leave,
  leaveLabel,
  openApp,
  openLoan,
  openService
} from '../../../pages/repay-code/store.ts'
import { brand } from '../../../shared/config/brand.ts'
import { param } from '../../../shared/context/query.ts'
import { stubApp } from '../../setup/app.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

const { open, openAddress, calls, navigations } = prepareBackend()
const repayment = '/v3/installment/loan-play-detail'
const extension = '/cephalopods/imitating'

async function load() {
  const { $code, load } = createRepayCodePage()
  await load()
  return $code.get()
}

/** Loads while answers get lost: the pauses between the tries take no time. */
async function loadPatiently() {
  const { $code, load } = createRepayCodePage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isDone = false
  load().then(() => {
    isDone = true
  })
  while (!isDone) await vi.advanceTimersByTimeAsync(200)
  return $code.get()
}

async function read(query: Record<string, string>) {
  open('repay-code-text', query)
  return readCodeAddress(param)
}

beforeEach(() => {
  brand.unconfirmedCodes = true
  brand.imageHosts.splice(0, brand.imageHosts.length, 'pictures.example')
})

describe('the address of a code', () => {
  test.each([
    ['545500', '0', '₱5.455,00'],
    ['545500', '1', '₹5.455,00'],
    ['545500', '', '₱5.455,00'],
    ['545500', '01', '₱5.455,00'],
    ['0', '0', '₱0,00'],
    ['5', '0', '₱0,05'],
    ['123456789012345', '0', '₱1.234.567.890.123,45'],
    ['-545500', '0', '--'],
    ['+545500', '0', '--'],
    ['5455.00', '0', '--'],
    ['1e6', '0', '--'],
    ['0x10', '0', '--'],
    ['NaN', '0', '--'],
    ['٥٤٥', '0', '--'],
    ['1234567890123456', '0', '--'],
    ['', '0', '--'],
    [' 1', '0', '--']
  ])('repayAmount %j with clarity %j is %s', async (repayAmount, clarity, amount) => {
    expect(await read({ repayAmount, clarity })).toMatchObject({ amount })
  })

  test.each([
    ['MP1234510001', 'MP1234510001'],
    ['MP12-3451-0001', 'MP12-3451-0001'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['a'.repeat(41), ''],
    ['abc', ''],
    ['MP 1234', ''],
    ['<script>alert(1)</script>', ''],
    ['MP12\u202e34', ''],
    ['ＭＰ１２３４', '']
  ])('payCode %j is %j', async (payCode, code) => {
    expect(await read({ payCode })).toMatchObject({ code })
  })

  test.each([
    ['https://pictures.example/qr.png', 'https://pictures.example/qr.png'],
    ['https://evil.example/qr.png', ''],
    ['http://evil.example/qr.png', ''],
    ['//pictures.example/qr.png', ''],
    ['javascript:alert(1)', ''],
    ['data:image/svg+xml,<svg onload=alert(1)>', ''],
    ['https://user:pw@pictures.example/qr.png', ''],
    ['https:\\\\pictures.example', '']
  ])('payCodeImg %j is shown from %j', async (payCodeImg, picture) => {
    expect(await read({ payCodeImg })).toMatchObject({ picture })
  })

  test('only showType 1 is a code to be read out', async () => {
    expect(await read({ showType: '1' })).toMatchObject({ variant: 'code' })
    for (const showType of ['2', '', '11', 'true']) {
      expect(await read({ showType })).toMatchObject({ variant: 'qr' })
    }
  })
})

describe('the check of a code', () => {
  test('confirms a code that the server names, with one call', async () => {
    open('repay-code-text')
    expect(await load()).toMatchObject({ state: 'same', linkAmount: '' })
    expect(calls().map(({ path }) => path)).toEqual([repayment])
  })

  test("confirms an extension's code", async () => {
    open('repay-code-extension')
    expect(await load()).toMatchObject({ state: 'same', linkAmount: '' })
    expect(calls().map(({ path }) => path)).toEqual([repayment, extension])
  })

  test("confirms a channel's barcode", async () => {
    open('repay-code-text', { sessionId: 'channel-notes' })
    expect(await load()).toMatchObject({ state: 'same' })
  })

  test('refuses the code of another loan', async () => {
    open('repay-code-mismatch')
    expect(await load()).toMatchObject({ state: 'different' })
  })

  test("names the server's amount where the address has another, or none", async () => {
    const address = { amount: '₱5.455,00' }
    open('repay-code-other-amount')
    expect(await load()).toMatchObject({ state: 'same', address, linkAmount: '₱9.455,00' })
    open('repay-code-no-amount')
    expect(await load()).toMatchObject({ state: 'same', address, linkAmount: '' })
  })

  test("keeps the server's amount for where there is no network", async () => {
    open('repay-code-other-amount')
    await load()
    open('repay-code-other-amount', { fault: 'offline' })
    expect(await loadPatiently()).toMatchObject({
      state: 'unchecked',
      address: { amount: '₱5.455,00' },
      savedAt: expect.any(Number)
    })
  })

  test('knows an extension again where there is no network', async () => {
    open('repay-code-extension')
    await load()
    open('repay-code-extension', { fault: 'offline' })
    const address = { amount: '₱455,00', isExtension: true }
    expect(await loadPatiently()).toMatchObject({ state: 'unchecked', address })
  })

  test('names the code of an extension that the server offers, and no other', async () => {
    open('repay-code-extension')
    const page = createRepayCodePage()
    const codes = () => page.payments.page.$offeredCodes?.get()
    expect(codes()).toBeUndefined()
    await page.load()
    expect(codes()).toEqual([new URLSearchParams(location.search).get('payCode')])
    open('repay-code-other-amount')
    const other = createRepayCodePage()
    await other.load()
    expect(other.payments.page.$offeredCodes?.get()).toBeUndefined()
  })

  test('says why an extension is over whose code it has confirmed, and not that the code is wrong', async () => {
    open('repay-code-extension')
    const page = createRepayCodePage()
    await page.load()
    const query = new URLSearchParams(location.search)
    const counter = `/muscular/sandbox/counter?sessionId=${query.get('sessionId')}&code=${query.get('payCode')}`
    await fetch(counter, { method: 'POST', body: new URLSearchParams({ way: 'pay' }) })
    const message = 'This loan cannot be extended now.'
    const refused = { state: 'refused', message, address: { isExtension: true } }
    // On a page that is opened again the kept code tells, however often.
    expect(await load()).toMatchObject(refused)
    expect(await load()).toMatchObject(refused)
    for (const _ of [1, 2]) {
      await page.payments.page.refresh()
      expect(page.$code.get()).toMatchObject(refused)
      expect(page.payments.page.kind?.()).toBe('extension')
    }
  })

  test('does not compare where the server has no code', async () => {
    open('repay-code-text', { sessionId: 'no-code' })
    expect(await load()).toMatchObject({ state: 'unknown' })
  })

  test('shows a picture of a host that no list names only as the server’s', async () => {
    brand.imageHosts.splice(0)
    const payCodeImg = 'https://pay.example/qr.png'
    const repayList = [{ name: 'Mart', channel_number: '1', barcode: payCodeImg }]
    const own = { showType: '2', payCode: '', payCodeImg }
    open('repay-code-text', own)
    answerWith({ code: 0, data: { repayAmount: '₱5.455,00', repayList } })
    expect(await load()).toMatchObject({ state: 'same', address: { picture: payCodeImg } })
    const refusal = { code: 9, message: 'Not offered' }
    answerWith({ code: 0, data: { repayAmount: '₱5.455,00', repayList: [] } }, refusal)
    expect(await load()).toMatchObject({ state: 'unknown', address: { picture: '' } })
    open('repay-code-text', { ...own, orderId: '' })
    expect(await load()).toMatchObject({ state: 'none' })
  })

  test('sends no call where no loan is named', async () => {
    open('repay-code-rupees')
    expect(await load()).toMatchObject({ state: 'unnamed' })
    expect(calls()).toEqual([])
  })

  test('shows the server’s reason why a loan cannot be paid', async () => {
    open('repay-code-used')
    const message = 'This loan is already paid. Thank you.'
    expect(await load()).toMatchObject({ state: 'refused', message })
  })

  test.each([repayment, extension])(
    'leaves a code unconfirmed while the answer of %s is lost, and does not refuse it',
    async faultOn => {
      open('repay-code-mismatch', { fault: 'offline', faultOn, faultTimes: '9' })
      expect(await loadPatiently()).toMatchObject({ state: 'unchecked', savedAt: undefined })
    }
  )

  test('remembers that a code was confirmed, and only that one', async () => {
    open('repay-code-text')
    await load()
    open('repay-code-text', { fault: 'offline' })
    expect(await loadPatiently()).toMatchObject({ state: 'unchecked', savedAt: expect.any(Number) })
    open('repay-code-mismatch', { fault: 'offline' })
    expect(await loadPatiently()).toMatchObject({ state: 'unchecked', savedAt: undefined })
  })

  test.each(['repay-code-empty', 'repay-code-hostile'])('%s has nothing to show', async name => {
    open(name)
    expect(await load()).toMatchObject({ state: 'none' })
    expect(calls()).toEqual([])
  })

  test('a QR picture that the server does not name for the loan is not confirmed', async () => {
    open('repay-code-qr-only')
    expect(await load()).toMatchObject({ state: 'unknown' })
  })

  test('has the amount of a link that names no loan, in its currency, as the link’s', async () => {
    open('repay-code-rupees')
    const code = await load()
    expect(code).toMatchObject({
      state: 'unnamed',
      address: { amount: expect.stringMatching(/^₹\d/) }
    })
  })

  test('shows no code without a loan where the brand does not want it', async () => {
    brand.unconfirmedCodes = false
    open('repay-code-rupees')
    expect(await load()).toMatchObject({ state: 'hidden' })
  })
})

describe('the kept slip of a code', () => {
  const payCodeImg = 'https://pictures.example/qr.png'

  test('has the picture of a QR code', async () => {
    const address = await read({
      payCode: 'MP1234510001',
      payCodeImg,
      repayAmount: '545500',
      showType: '2'
    })
    expect(slipOf(address)).toMatchObject({
      kind: 'code',
      source: 'loan',
      code: 'MP1234510001',
      look: 'qr',
      picture: payCodeImg,
      amount: '₱5.455,00'
    })
  })

  test('says of a code that nobody has confirmed that it is a link’s', async () => {
    expect(slipOf(await read({ payCode: 'EVIL-6666' }), 'link').source).toBe('link')
  })

  test('has no picture of a code to be read out, which is a logo', async () => {
    const slip = slipOf(await read({ payCode: 'MP1234510001', payCodeImg, showType: '1' }))
    expect(slip).toMatchObject({ look: 'barcode', picture: '' })
  })
})

describe('the ways on', () => {
  test('lead to the repayment and the order of the loan', () => {
    open('repay-code-text')
    expect(leaveLabel()).toBe(messages.openRepayment)
    leave()
    openLoan()
    openService()
    expect(navigations[0]).toMatch(/^assign \/repay\.html\?.*orderId=20410001/)
    expect(navigations[1]).toMatch(/^assign \/order\.html\?.*orderId=20410001/)
    expect(navigations[2]).toMatch(/^assign \/customer-service\.html/)
  })

  test('lead back into the app where no loan is named', () => {
    const posted = stubApp()
    openAddress('/repay-code.html')
    expect(leaveLabel()).toBe(messages.back)
    leave()
    openApp()
    expect(navigations).toEqual([])
    expect(posted).toEqual([{ action: 'goBack' }, { action: 'goHome' }])
  })
})
