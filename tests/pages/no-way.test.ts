import { beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareBackend } from '../setup/backend.ts'
import { answerWith } from '../setup/network.ts'

const { openAddress } = prepareBackend()
const sent: string[] = []

beforeEach(() => {
  sent.length = 0
  vi.resetModules()
  vi.doMock('../../shared/features/reports/is-reported.ts', () => ({ isReported: true }))
  const sendBeacon = (_: string, blob: Blob) => {
    blob.text().then(text => sent.push(text))
    return true
  }
  vi.stubGlobal('navigator', { ...navigator, sendBeacon })
})

const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
const loan = 'orderId=Canary1&productId=Canary2&sessionId=Canary3'
const answer = (data: object) => ({ code: 0, data: { repayAmount: '₱7,777.00', ...data } })

/** Opens a page at an address, twice, and gives what operators are told: the page, and why. */
async function reportsAt(address: string, answers: unknown[], load: () => Promise<unknown>) {
  openAddress(address)
  answerWith(...answers, ...answers)
  await load()
  // A page that tells fetches what tells: it is asked for here behind it.
  await import('../../shared/features/reports/report-no-way.ts')
  await new Promise(done => setTimeout(done, 50))
  expect(sent.join('')).not.toMatch(/Canary|7[,.]777/)
  const bodies: { type: string; url: string; body: { reason: string } }[] = sent.flatMap(text =>
    JSON.parse(text)
  )
  return bodies.map(({ type, url, body }) => [type, new URL(url).pathname, body.reason])
}

describe('operators are told once, with nothing of the borrower, what cannot be paid', () => {
  const load = async () => {
    const { createRepayCodePage } = await import('../../pages/repay-code/store.ts')
    const page = createRepayCodePage()
    await page.load()
    await page.load()
  }
  const code = (data: object) => answer({ defDetail: data })
  const refused = { code: 9, message: 'Not offered' }

  test.each([
    ['another code', 'link-refused', code({ payCode: 'MP9999' })],
    ['no code', 'no-channels', answer({})],
    ['an expired code', 'no-channels', code({ payCode: 'MP1234', expiresAt: anHourAgo })],
    ['no amount', 'no-amount', answer({ repayAmount: 'NaN' })]
  ])('with a code where the loan has %s', async (_, reason, first) => {
    const address = `/repay-code.html?${loan}&showType=1&payCode=MP1234`
    const answers =
      reason === 'no-channels' && 'defDetail' in first.data ? [first] : [first, refused]
    const reports = await reportsAt(address, answers, load)
    expect(reports).toEqual([['no-way-to-pay', '/repay-code.html', reason]])
  })

  test.each([
    ['the code can be paid with', code({ payCode: 'MP1234' })],
    ['nothing is due', answer({ repayAmount: '₱0.00', defDetail: { payCode: 'MP1234' } })],
    ['the loan is paid', refused]
  ])('but not where %s', async (_, first) => {
    const address = `/repay-code.html?${loan}&showType=1&payCode=MP1234`
    expect(await reportsAt(address, [first], load)).toEqual([])
  })
})

describe('operators are told of instructions to pay with a code', () => {
  const load = async () => {
    const { createRepayCode2Page } = await import('../../pages/repay-code-2/store.ts')
    const page = createRepayCode2Page()
    await page.load()
    await page.load()
  }

  test.each([
    ['no code is named', 'no-channels', answer({})],
    [
      'it is expired',
      'no-channels',
      answer({ defDetail: { payCode: 'MP1234', expiresAt: anHourAgo } })
    ],
    ['it is down', 'channels-down', answer({ defDetail: { payCode: 'MP1234', down: 'Tomorrow' } })],
    ['no amount is named', 'no-amount', answer({ repayAmount: 'NaN' })]
  ])('where %s', async (_, reason, first) => {
    const reports = await reportsAt(`/repay-code-2.html?${loan}`, [first], load)
    expect(reports).toEqual([['no-way-to-pay', '/repay-code-2.html', reason]])
  })

  test.each([
    ['the code can be paid with', '', answer({ defDetail: { payCode: 'MP1234' } })],
    ['nothing is due', '', answer({ repayAmount: '₱0.00' })],
    ['no extension is offered', '&isDelay=1', answer({})]
  ])('but not where %s', async (_, own, first) => {
    expect(await reportsAt(`/repay-code-2.html?${loan}${own}`, [first], load)).toEqual([])
  })
})

describe('operators are told of a link that did not come', () => {
  const repayList = [{ name: 'Wallet', channel_number: 1 }]
  const pay = async () => {
    const { setClosure } = await import('../../shared/context/closure.ts')
    const { createRepaymentStore } = await import('../../shared/features/repayment/store.ts')
    const page = createRepaymentStore('instalment')
    const part = { Panel: () => null, begin: () => {}, guard: (action: () => void) => action() }
    page.payments.$part.set(part)
    await page.load()
    if (isClosed) setClosure(async () => 'Back at noon')
    await page.pay()
  }
  let isClosed = false

  test.each([
    ['the server refuses it', ['no-link'], { code: 9, message: 'Not now' }],
    ['the session has ended', [], () => new Response('', { status: 401 })],
    ['the operator takes no money', [], undefined]
  ])('where %s: %j', async (_, reasons, link) => {
    isClosed = !link
    const reports = await reportsAt(`/repay.html?${loan}`, [answer({ repayList }), link], pay)
    expect(reports.map(([, , reason]) => reason)).toEqual(reasons)
  })
})

describe('operators are told of the older repayment', () => {
  const stranger = 'upi://pay?pa=evil@upi&am=7777.00&cu=INR'
  const ways = (change: object = {}) => ({
    code: 0,
    data: { bankCards: [], alipay: false, repayToken: 't', ...change }
  })
  const load = async () => {
    const { createLegacyRepayPage } = await import('../../pages/legacy-repay/store.ts')
    const page = createLegacyRepayPage()
    await page.open()
    await page.open()
  }
  const at = (amount: string) => `/legacy-repay.html?${loan}&amount=${amount}`

  test.each([
    ['7777.00', 'no-channels'],
    ['much', 'no-amount']
  ])('where it has no way for %s', async (amount, reason) => {
    const reports = await reportsAt(at(amount), [ways()], load)
    expect(reports).toEqual([['no-way-to-pay', '/legacy-repay.html', reason]])
  })

  test('but not where nothing is due', async () => {
    expect(await reportsAt(at('0'), [ways()], load)).toEqual([])
  })

  test.each([
    ['gives no link', 'no-link', { code: 9, message: 'Not now' }],
    ['gives a link that pays a stranger', 'link-refused', { code: 0, data: { url: stranger } }]
  ])('where the server %s', async (_, reason, link) => {
    const pay = async () => {
      const { createLegacyRepayPage } = await import('../../pages/legacy-repay/store.ts')
      const { alipay } = await import('../../pages/legacy-repay/way-choice.ts')
      const page = createLegacyRepayPage()
      await page.open()
      page.chooseWay(alipay)
      await page.pay()
    }
    const address = `${at('7777.00')}&userId=Canary4`
    const noPayments = { code: 9, message: 'Not now' }
    const reports = await reportsAt(address, [ways({ alipay: '1' }), noPayments, link], pay)
    expect(reports).toEqual([['no-way-to-pay', '/legacy-repay.html', reason]])
  })
})
