import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, TRANSPORT_BODY } from './ask.ts'
import { products, type SandboxProduct } from './products.ts'

const DETAILS = '/v3/loan-details/loan-details'
const body = { productId: '301', orderId: '20410001' }
const now = () => Date.parse('2026-12-04T04:00:00Z')

test('the sandbox answers order details in full', async () => {
  const { data, status } = await ask(createSandbox({ now }), 'overdue', DETAILS, { body })
  expect(status).toBe(200)
  expect(Number(data.orderStatus)).toBe(180)
  expect(data.noticeStatusText).toBe('Payment overdue by 3 days')
  expect(data.userOrderDetail.detail).toEqual([
    { text: 'Loan amount', value: '₱5.000,00' },
    { text: 'Amount received', value: '₱4.750,00' },
    { text: 'Loan term', value: '91 days' },
    { text: 'Interest', value: '₱455,00' },
    { text: 'Late charge', value: '₱24,55' },
    { text: 'Amount to repay', value: '₱5.479,55' },
    { text: 'Due date', value: '2026-12-01' }
  ])
})

test('the sandbox sends codes and flags now as numbers and now as strings', async () => {
  const sandbox = createSandbox()
  const answers = [1, 2, 3].map(() => ask(sandbox, 'due', DETAILS, { body }))
  const [first, second, third] = await Promise.all(answers)
  expect([first?.code, second?.code, third?.code]).toEqual([0, '00', '0'])
  expect([first?.data.orderStatus, second?.data.orderStatus]).toEqual([174, '174'])
})

test('pays a loan out after some polls', async () => {
  const sandbox = createSandbox()
  const statuses: number[] = []
  for (let poll = 0; poll < 4; poll++) {
    const { data } = await ask(sandbox, 'polling', DETAILS, { body })
    statuses.push(Number(data.orderStatus))
  }
  expect(statuses).toEqual([21, 21, 170, 170])
})

test('the sandbox keeps states of one borrower apart by what follows the first dot', async () => {
  const sandbox = createSandbox()
  await ask(sandbox, 'rate-us.a', '/v3/loan-details/store-rating', { body: { score: '5' } })
  const rated = await ask(sandbox, 'rate-us.a', DETAILS, { body })
  const other = await ask(sandbox, 'rate-us.b', DETAILS, { body })
  expect(Number(rated.data.isScore)).toBe(0)
  expect(Number(other.data.isScore)).toBe(1)
})

test('the sandbox answers an order of somebody else with a failure', async () => {
  const answer = await ask(createSandbox(), 'due', DETAILS, {
    body: { productId: '301', orderId: '1' }
  })
  expect(answer).toMatchObject({ status: 200, code: '4004', data: null })
})

test('the sandbox takes events', async () => {
  const answer = await ask(createSandbox(), 'settled', '/service/event/save', {
    body: { productId: '301', moduleId: '30', positionId: '0' }
  })
  expect(Number(answer.code)).toBe(0)
})

test('the product that the sandbox tags with the lowest rate has it in its currency', () => {
  const percent = ({ rate }: SandboxProduct) => Number.parseFloat(rate.replace(',', '.'))
  for (const low of products.filter(({ tags }) => tags.includes('Lowest rate'))) {
    const others = products.filter(each => each !== low && each.symbol === low.symbol)
    expect(percent(low)).toBeLessThan(Math.min(...others.map(percent)))
  }
})

test('the sandbox answers a link for a recommended product', async () => {
  const sandbox = createSandbox()
  const link = async (productId: string) =>
    ask(sandbox, 'not-approved', '/gopia/goya/define', {
      body: { moduleId: '31', positionId: '0', productId, ...TRANSPORT_BODY }
    })
  expect(await link('302')).toMatchObject({
    code: '00',
    data: 'http://localhost/muscular/sandbox/elsewhere?to=product&product=302'
  })
  expect((await link('303')).data).toBe('loanapp://product/detail?productId=303')
  expect((await link('304')).data).toBe('goHome')
  expect((await link('305')).code).toBe('4006')
  expect((await link('306')).code).toBe('4005')
})
