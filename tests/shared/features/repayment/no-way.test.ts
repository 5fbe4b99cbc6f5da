import { beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

const { open, openAddress } = prepareBackend()
const sent: string[] = []

beforeEach(() => {
  sent.length = 0
  vi.resetModules()
  const sendBeacon = (_: string, blob: Blob) => {
    blob.text().then(text => sent.push(text))
    return true
  }
  vi.stubGlobal('navigator', { ...navigator, sendBeacon })
})

async function loadPage(kind: 'instalment' | 'extension' = 'instalment', isReported = true) {
  vi.doMock('../../../../shared/features/reports/is-reported.ts', () => ({ isReported }))
  const { createRepaymentStore } = await import('../../../../shared/features/repayment/store.ts')
  const store = createRepaymentStore(kind)
  await store.load()
  await settle()
  // A file that is fetched before the page rests, and is missing, would keep the page from its start.
  expect(sent).toEqual([])
  await store.watchWays()
  return store
}

const reasons = () => sent.flatMap(text => JSON.parse(text)).map(({ type, body }) => [type, body])
const settle = () => new Promise(done => setTimeout(done, 50))

const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
const wallet = { name: 'Wallet', channel_number: 1 }

describe('operators are told that a payment is due and no way to make it could be offered', () => {
  test.each([
    ['no-channels', { repayList: [] }],
    ['no-channels', { repayList: [], defDetail: { payCode: 'MP1234', expiresAt: anHourAgo } }],
    ['no-amount', { repayAmount: 'NaN', repayList: [wallet] }],
    ['channels-down', { repayList: [{ ...wallet, down: 'Until tomorrow' }] }],
    [
      'beyond-limits',
      {
        repayList: [
          { ...wallet, max: 100 },
          { ...wallet, min: 90_000_000 }
        ]
      }
    ]
  ])('as %s where the answer has %j', async (reason, data) => {
    open('repay-due')
    answerWith({ code: 0, data: { repayAmount: '₱5,455.00', ...data } })
    await loadPage()
    await vi.waitFor(() => expect(reasons()).toEqual([['no-way-to-pay', { reason, build: '' }]]))
  })

  test('with the page, once, and with nothing of the borrower', async () => {
    openAddress('/repay.html?orderId=Canary1&productId=Canary2&sessionId=Canary3&amount=Canary4')
    answerWith({ code: 0, data: { repayAmount: '₱7,777.00', productName: 'Canary5' } })
    const { load, watchWays } = await loadPage()
    await load()
    await watchWays()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await settle()
    expect(sent).toHaveLength(1)
    expect(sent[0]).not.toMatch(/Canary|7,777/)
    expect(JSON.parse(sent[0] ?? '')[0].url).toMatch(/\/repay\.html$/)
  })

  test.each([
    ['a channel takes the amount', { repayAmount: '₱5,455.00', repayList: [wallet] }],
    ['a code can be paid with', { repayAmount: '₱5,455.00', defDetail: { payCode: 'MP1234' } }],
    ['nothing is due', { repayAmount: '₱0.00', repayList: [] }]
  ])('but not where %s', async (_, data) => {
    open('repay-due')
    answerWith({ code: 0, data })
    await loadPage()
    await settle()
    expect(sent).toEqual([])
  })

  test('but not of an extension that is not offered, nor where the brand wants no reports', async () => {
    open('repay-delay-due')
    answerWith({ code: 0, data: { repayAmount: '₱5,455.00', repayList: [] } })
    await loadPage('extension')
    await loadPage('instalment', false)
    await settle()
    expect(sent).toEqual([])
  })
})
