import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import { ask } from './ask.ts'

const orderId = '20410001'

async function open(sandbox: Sandbox, borrower: string) {
  const { data } = await ask(sandbox, borrower, '/repayment/repayment-way', { body: { orderId } })
  const [card] = data.bankCards
  return {
    amount: '5455.00',
    bankName: card.bankName,
    cardId: card.id,
    cardNo: card.cardNo,
    couponId: '',
    orderId,
    repayToken: data.repayToken,
    bankCode: card.bankCode,
    sendMsg: '0'
  }
}

async function status(sandbox: Sandbox, borrower: string) {
  const { data } = await ask(sandbox, borrower, '/v3/loan-details/loan-details', {
    body: { productId: '301', orderId }
  })
  return Number(data.orderStatus)
}

const commit = (sandbox: Sandbox, borrower: string, body: Record<string, string>) =>
  ask(sandbox, borrower, '/repayment/repayment-commit', { body })

test('an order is repaid by card with an SMS code', async () => {
  const sandbox = createSandbox()
  const body = await open(sandbox, 'legacy')
  const { data } = await commit(sandbox, 'legacy', body)
  expect(Number(data.needValid)).toBe(1)
  expect((await commit(sandbox, 'legacy', body)).code).toBe('800005')
  expect(Number((await commit(sandbox, 'legacy', { ...body, sendMsg: '1' })).code)).toBe(0)
  const confirm = (verifyCode: string) =>
    ask(sandbox, 'legacy', '/repayment/repayment-confirm', {
      body: { orderId, verifyCode, repaymentRecordId: data.repayRecordId }
    })
  expect((await confirm('000000')).code).toBe('800006')
  expect(await status(sandbox, 'legacy')).toBe(174)
  expect(Number((await confirm('123456')).code)).toBe(0)
  expect(await status(sandbox, 'legacy')).toBe(200)
})

test('an order is repaid by card without an SMS code', async () => {
  const sandbox = createSandbox()
  const { data } = await commit(sandbox, 'legacy-no-sms', await open(sandbox, 'legacy-no-sms'))
  expect(Number(data.needValid)).toBe(0)
  expect(await status(sandbox, 'legacy-no-sms')).toBe(200)
})

test('the sandbox refuses a card, token or amount that is not its own', async () => {
  const sandbox = createSandbox()
  const body = await open(sandbox, 'legacy')
  expect((await commit(sandbox, 'legacy', { ...body, cardNo: '1' })).code).toBe('800003')
  expect((await commit(sandbox, 'legacy', { ...body, repayToken: 'x' })).code).toBe('800004')
  expect((await commit(sandbox, 'legacy', { ...body, amount: '1.00' })).code).toBe('800007')
})

test('the sandbox answers the failures of the error catalogue', async () => {
  const sandbox = createSandbox()
  const body = await open(sandbox, 'legacy-duplicate')
  expect((await commit(sandbox, 'legacy-duplicate', body)).code).toBe(800005)
  expect(
    (await ask(sandbox, 'legacy-refused', '/repayment/repayment-way', { body: { orderId } })).code
  ).toBe('800011')
})

test('the sandbox redirects to a payment page that settles the order', async () => {
  const sandbox = createSandbox()
  const { data } = await ask(sandbox, 'legacy', '/repayment/repayment-huichao', {
    body: { userId: 'u-550142', orderId, amount: '5455.00' }
  })
  await sandbox.app.request(data.url, { method: 'POST' })
  expect(await status(sandbox, 'legacy')).toBe(200)
})
