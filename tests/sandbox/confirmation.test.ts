import { describe, expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, TRANSPORT_BODY } from './ask.ts'
import { centsOf } from './money.ts'

const now = () => Date.parse('2026-12-04T04:00:00Z')
const V3 = '/v3/loan-confirm/loan-detail-confirm'
const PUSH = '/v3/loan-confirm/loan-detail-push'
const NEW = '/confirmation/detail'
const DETAILS = '/v3/loan-details/loan-details'
const body = { productId: '301' }
const newBody = { ...body, ...TRANSPORT_BODY }
const order = { productId: '301', orderId: '20410001' }

interface PlanRow {
  text: string
  value: string
}

function cents(rows: PlanRow[], name: string): number {
  return centsOf(rows.find(({ text }) => text === name)?.value ?? '') ?? Number.NaN
}

describe.each([
  ['confirm', '301', 1],
  ['confirm-instalments', '301', 3],
  ['confirm-rupees', '401', 2]
])('the offer of %s', (borrower, productId, payments) => {
  test('the figures of an offer add up', async () => {
    const { data } = await ask(createSandbox({ now }), borrower, V3, { body: { productId } })
    const sum = data.repay_plans.reduce(
      (total: number, { amount }: { amount: string }) => total + (centsOf(amount) ?? Number.NaN),
      0
    )
    expect(data.repay_plans).toHaveLength(payments)
    expect(cents(data.details, 'Total to repay')).toBe(sum)
    expect(cents(data.details, 'Loan amount')).toBe(Number(data.amount))
    expect(cents(data.details, 'Amount received')).toBe(
      Number(data.amount) - cents(data.details, 'Processing fee')
    )
    expect(data.repay_plans[0].pay_time).toBe(data.firstPayTime)
  })
})

test('borrowing makes the order: under review, then paid out', async () => {
  const sandbox = createSandbox({ now })
  const confirm = (path: string, rest: Record<string, string>) =>
    ask(sandbox, 'confirm', path, { body: rest })
  expect((await confirm(DETAILS, order)).code).toBe('4004')
  const push = { ...body, amount: '500000', periods: '91', termUnit: 'day' }
  expect((await confirm(PUSH, { ...push, amount: '5000' })).code).toBe('4201')
  const { data } = await confirm(PUSH, push)
  expect(data.lendDetailsUrl).toMatch(
    /^http:\/\/localhost\/order\.html\?appVersion=.*&productId=301&orderId=20410001$/
  )
  expect(Number((await confirm(DETAILS, order)).data.orderStatus)).toBe(21)
  await confirm(DETAILS, order)
  const paidOut = (await confirm(DETAILS, order)).data
  expect(Number(paidOut.orderStatus)).toBe(170)
  expect(paidOut.noticeDesText).toBe('Late charges start the day after your due date.')
  expect((await confirm(V3, body)).code).toBe('4202')
})

test('agreements open by position', async () => {
  const sandbox = createSandbox()
  const { data } = await ask(sandbox, 'confirm', '/v3/contract/contract', {
    method: 'GET',
    query: { productId: '301', scene: '3' }
  })
  expect(data.data[1]).toEqual({ title: 'Disclosure Statement' })
  const jump = await ask(sandbox, 'confirm', '/v3/contract/contract-jump', {
    body: { ...body, scene: '3', position: '1', orderId: '' }
  })
  expect(jump.data.contract_url).toContain('/muscular/sandbox/elsewhere?to=disclosure-statement')
})

test('variant 2 borrows through its own calls', async () => {
  const sandbox = createSandbox({ now })
  const { code, attach } = await ask(sandbox, 'confirm-promotion', NEW, { body: newBody })
  expect(code).toBe('00')
  expect(attach).toMatchObject({ currency: '₱', NewButtonMsg: 'Take the loan now' })
  expect(attach.NewPopMsg.button).toBe('Continue')
  const pushed = await ask(sandbox, 'confirm-promotion', '/confirmation/push', {
    body: {
      amount: String(attach.amount),
      period: String(attach.periods),
      termUnit: attach.termUnit,
      orderKey: attach.orderKey,
      ...TRANSPORT_BODY
    }
  })
  expect(pushed.attach.lendDetailsUrl).toContain('/order.html?')
  const details = await ask(sandbox, 'confirm-promotion', DETAILS, { body: order })
  expect(Number(details.data.orderStatus)).toBe(21)
})

test('variant 2 lists and opens agreements', async () => {
  const sandbox = createSandbox()
  const get = (path: string, query: Record<string, string>) =>
    ask(sandbox, 'confirm', path, {
      method: 'GET',
      query: { productId: '301', scene: '3', ...query }
    })
  const { attach } = await get('/confirmation/agreements', {})
  expect(attach.list[0]).toEqual({ id: 'loan-agreement', title: 'Loan Agreement' })
  const jump = await get('/confirmation/agreement-jump', { position: '0', id: 'loan-agreement' })
  expect(jump.attach.contract_url).toContain('to=loan-agreement')
  const wrong = await get('/confirmation/agreement-jump', { position: '1', id: 'loan-agreement' })
  expect(wrong).toMatchObject({ code: '4203', attach: null })
})
