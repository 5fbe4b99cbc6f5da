import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import { ask } from './ask.ts'

const DETAILS = '/v3/loan-details/loan-details'
const REPAYMENT = '/v3/installment/loan-play-detail'
const EXTENSION = '/cephalopods/imitating'
const LINK = '/v3/loan-details/generate-vcode'
const body = { productId: '301', orderId: '20410001' }
const now = () => Date.parse('2026-12-04T04:00:00Z')

async function pay(sandbox: Sandbox, payUrl: string) {
  const page = await (await sandbox.app.request(payUrl)).text()
  expect(page).toContain('<title>Sandbox payment</title>')
  expect(page).toContain('Pay now')
  const paid = await sandbox.app.request(payUrl, { method: 'POST' })
  expect(paid.status).toBe(303)
  expect(await (await sandbox.app.request(payUrl)).text()).toContain('Payment received')
}

test('the sandbox answers repayment info whose lines add up', async () => {
  const { data } = await ask(createSandbox({ now }), 'overdue', REPAYMENT, { body })
  expect(data).toMatchObject({
    repayAmount: '₱5.479,55',
    repayDate: '2026-12-01',
    contractNumber: 'SP-20410001'
  })
  expect(data.detail[2]).toEqual({ text: 'Late charge (3 days)', value: '₱24,55' })
  expect(data.defDetail.payCode).toMatch(/^MP\d{10}$/)
  expect(data.repayList[0]).toEqual({
    logo: 'http://localhost/muscular/sandbox/pictures/wallet.svg',
    name: 'Demo Wallet',
    channel_number: '70001',
    kind: 'wallet'
  })
})

test('the sandbox marks an order paid once its payment link is paid', async () => {
  const sandbox = createSandbox({ now })
  const { data } = await ask(sandbox, 'due', LINK, {
    body: { ...body, amount: '₱5.455,00', channelNumber: '70002' }
  })
  await pay(sandbox, data.payUrl)
  const order = await ask(sandbox, 'due', DETAILS, { body })
  expect(Number(order.data.orderStatus)).toBe(200)
  expect((await ask(sandbox, 'due', REPAYMENT, { body })).code).toBe('4101')
})

test('moves the due date by the same period once an extension is paid', async () => {
  const sandbox = createSandbox({ now })
  const { data } = await ask(sandbox, 'due-rollover', EXTENSION, { body })
  expect(data.delayInfo).toEqual({
    title: 'Rollover amount',
    delayAmount: '₱455,00',
    nextRepayDate: '2027-03-08'
  })
  const link = await ask(sandbox, 'due-rollover', LINK, {
    body: { ...body, amount: '455.00', channelNumber: '70001', isDelay: '1' }
  })
  await pay(sandbox, link.data.payUrl)
  const order = await ask(sandbox, 'due-rollover', DETAILS, { body })
  expect(Number(order.data.orderStatus)).toBe(170)
  expect(order.data.noticeDesText).toBe('Your new due date is 8\u00a0Mar\u00a02027.')
  expect((await ask(sandbox, 'due-rollover', EXTENSION, { body })).code).toBe('4102')
})

test('the sandbox refuses a link for another amount or an unknown channel', async () => {
  const sandbox = createSandbox()
  const link = (amount: string, channelNumber: string) =>
    ask(sandbox, 'due', LINK, { body: { ...body, amount, channelNumber } })
  expect((await link('₱1.00', '70001')).code).toBe('4105')
  expect((await link('5455', '1')).code).toBe('4104')
})

test('the sandbox takes a repayment code at the counter once', async () => {
  const sandbox = createSandbox()
  const url = '/muscular/sandbox/counter?sessionId=due&code=MP1234510001'
  expect(await (await sandbox.app.request(url)).text()).toContain('Take the payment')
  await sandbox.app.request(url, { method: 'POST' })
  expect(await (await sandbox.app.request(url)).text()).toContain('has been used')
  const order = await ask(sandbox, 'due', DETAILS, { body })
  expect(Number(order.data.orderStatus)).toBe(200)
})

test('the sandbox extends a loan at the counter by the code of the extension, once', async () => {
  const sandbox = createSandbox({ now })
  const { data } = await ask(sandbox, 'due-rollover', EXTENSION, { body })
  const code = data.defDetail.payCode
  expect(code).not.toBe('MP1234510001')
  const url = `/muscular/sandbox/counter?sessionId=due-rollover&code=${code}`
  expect(await (await sandbox.app.request(url)).text()).toContain('₱455,00')
  await sandbox.app.request(url, { method: 'POST' })
  await sandbox.app.request(url, { method: 'POST' })
  const order = await ask(sandbox, 'due-rollover', DETAILS, { body })
  expect(Number(order.data.orderStatus)).toBe(170)
  expect(order.data.noticeDesText).toBe('Your new due date is 8\u00a0Mar\u00a02027.')
  expect(await (await sandbox.app.request(url)).text()).toContain('has been used')
})
