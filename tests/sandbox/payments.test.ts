import { describe, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import { ask } from './ask.ts'

const DETAILS = '/v3/loan-details/loan-details'
const PAYMENTS = '/v3/loan-details/payments'
const body = { productId: '301', orderId: '20410001' }
const query = new URLSearchParams({ sessionId: 'due', ...body })
const counter = '/muscular/sandbox/counter?sessionId=due&code=MP1234510001'
const wallet = `/muscular/sandbox/wallet?${query}&channel=Demo+Wallet`

function start() {
  let time = Date.parse('2026-12-04T02:31:00Z')
  const sandbox = createSandbox({ now: () => time })
  const wait = (minutes: number) => {
    time += minutes * 60_000
  }
  return { sandbox, wait }
}

function press(sandbox: Sandbox, address: string, way: string) {
  return sandbox.app.request(address, { method: 'POST', body: new URLSearchParams({ way }) })
}

const paymentsOf = async (sandbox: Sandbox) => (await ask(sandbox, 'due', PAYMENTS, { body })).data
const statusOf = async (sandbox: Sandbox) =>
  Number((await ask(sandbox, 'due', DETAILS, { body })).data.orderStatus)

async function openWallet(sandbox: Sandbox): Promise<string> {
  const { headers } = await sandbox.app.request(wallet)
  return headers.get('location') ?? ''
}

describe('the payments of a loan', () => {
  test('are empty before a code was asked for', async () => {
    const { sandbox } = start()
    const data = await paymentsOf(sandbox)
    expect(data).toMatchObject({ currency: 'PHP', payments: [] })
    expect(Number(data.owed)).toBe(545_500)
  })

  test('wait until the link is paid, and expire', async () => {
    const { sandbox, wait } = start()
    await ask(sandbox, 'due', '/v3/loan-details/generate-vcode', {
      body: { ...body, amount: '5455.00', channelNumber: '70001' }
    })
    expect((await paymentsOf(sandbox)).payments).toMatchObject([
      {
        kind: 'repayment',
        state: 'waiting',
        channel: 'Demo Wallet',
        madeAt: '2026-12-04T10:31:00+08:00',
        expiresAt: '2026-12-04T10:46:00+08:00'
      }
    ])
    wait(15)
    expect((await paymentsOf(sandbox)).payments).toMatchObject([{ state: 'expired' }])
  })

  test('are posted at once, and the loan with them', async () => {
    const { sandbox } = start()
    await press(sandbox, counter, 'pay')
    const data = await paymentsOf(sandbox)
    expect(Number(data.owed)).toBe(0)
    expect(data.payments).toMatchObject([{ state: 'posted', channel: 'Demo Mart counter' }])
    expect(data.payments[0].reference).not.toBe('')
    expect(await statusOf(sandbox)).toBe(200)
  })

  test('are received for three minutes first, or until somebody hurries', async () => {
    const { sandbox, wait } = start()
    await press(sandbox, counter, 'take three minutes')
    expect((await paymentsOf(sandbox)).payments).toMatchObject([{ state: 'received' }])
    expect(await statusOf(sandbox)).toBe(174)
    wait(3)
    expect((await paymentsOf(sandbox)).payments).toMatchObject([{ state: 'posted' }])
    expect(await statusOf(sandbox)).toBe(200)

    const other = start().sandbox
    await press(other, counter, 'take three minutes')
    await press(other, counter, 'post')
    expect(await statusOf(other)).toBe(200)
  })

  test('that are less leave the rest, which is paid to the last cent', async () => {
    const { sandbox } = start()
    await press(sandbox, counter, 'pay less')
    expect(Number((await paymentsOf(sandbox)).owed)).toBe(272_750)
    expect(await statusOf(sandbox)).toBe(174)
    await press(sandbox, counter, 'pay')
    const data = await paymentsOf(sandbox)
    expect(Number(data.owed)).toBe(0)
    expect(data.payments.map(({ amount }: { amount: unknown }) => Number(amount))).toEqual([
      272_750, 272_750
    ])
    expect(await statusOf(sandbox)).toBe(200)
  })

  test('that are made twice go back once', async () => {
    const { sandbox } = start()
    await press(sandbox, await openWallet(sandbox), 'pay twice')
    const { payments } = await paymentsOf(sandbox)
    expect(payments).toMatchObject([{ state: 'returned' }, { state: 'posted' }])
    expect(payments[0].message).not.toBe('')
  })

  test('that fail take no money, and another one may follow', async () => {
    const { sandbox } = start()
    await press(sandbox, await openWallet(sandbox), 'fail')
    expect((await paymentsOf(sandbox)).payments).toMatchObject([{ state: 'failed' }])
    await press(sandbox, await openWallet(sandbox), 'pay')
    expect(await statusOf(sandbox)).toBe(200)
  })

  test('are made once, however often the button is tapped', async () => {
    const { sandbox } = start()
    const address = await openWallet(sandbox)
    await press(sandbox, address, 'pay less')
    await press(sandbox, address, 'pay')
    expect((await paymentsOf(sandbox)).payments).toHaveLength(1)
  })

  test('are refused for a loan that is not his', async () => {
    const { sandbox } = start()
    const other = { ...body, orderId: '20499999' }
    expect((await ask(sandbox, 'due', PAYMENTS, { body: other })).code).toBe('4004')
  })
})
