import { expect, test } from 'vitest'
import { builtPages } from '../../shared/pages.ts'
import { createSandbox } from './app.ts'
import { ask, TRANSPORT_BODY, TRANSPORT_HEADERS } from './ask.ts'
import { borrowers, findBorrower } from './borrowers.ts'
import { calls } from './calls.ts'
import { COMMON } from './refuse.ts'
import { type Scenario, scenarios, scenarioUrl } from './scenarios.ts'

test('names are unique and in kebab-case', () => {
  const names = [...scenarios, ...borrowers].map(({ name }) => name)
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  const unique = (list: { name: string }[]) => new Set(list.map(({ name }) => name)).size
  expect(unique(scenarios)).toBe(scenarios.length)
  expect(unique(borrowers)).toBe(borrowers.length)
})

const isVisitors = ({ page }: Scenario) => /^(?:landing|go\/|site\/)/.test(page)

test.each(scenarios.filter(isVisitors))('$name has no session', ({ page, query, title }) => {
  expect(page).toMatch(/^(?:landing|(?:landing|go|site)\/[a-z0-9-]+)\.html$/)
  expect(title).not.toBe('')
  expect(Object.keys(query).filter(name => COMMON.includes(name))).toEqual([])
})

const sessions = scenarios.filter(scenario => !isVisitors(scenario))

test.each(sessions)('$name is of a borrower and complete', ({ page, query, title }) => {
  expect(page).toMatch(/^[a-z0-9-]+\.html$/)
  expect(title).not.toBe('')
  for (const name of COMMON) expect(query[name]).toBeTruthy()
  expect(findBorrower(query.sessionId ?? '')).toBeDefined()
})

test('every page with an island has a scenario', () => {
  const files = new Set(scenarios.map(({ page }) => page))
  // The company's site asks no backend.
  const islands = builtPages(false).filter(
    ({ file, island }) => island && !file.startsWith('site/')
  )
  const missing = islands.map(({ file }) => file).filter(file => !files.has(file))
  expect(missing, 'pages without a scenario in tests/sandbox/scenarios').toEqual([])
})

test('every borrower has a scenario', () => {
  const sessions = new Set(scenarios.map(({ query }) => query.sessionId))
  expect(borrowers.filter(({ name }) => !sessions.has(name)).map(({ name }) => name)).toEqual([])
})

test('an address takes extra parameters, which win', () => {
  const url = new URL(scenarioUrl('order-due', { sessionId: 'due.7', fault: 'html' }), 'http://x')
  expect(url.pathname).toBe('/order.html')
  expect(url.searchParams.get('sessionId')).toBe('due.7')
  expect(url.searchParams.get('fault')).toBe('html')
  expect(url.searchParams.get('orderId')).toBe('20410001')
  expect(() => scenarioUrl('nothing')).toThrow('There is no scenario nothing')
})

const reads: [path: string, body: Record<string, string>][] = [
  ['/v3/loan-details/loan-details', { productId: '301', orderId: '20410001' }],
  ['/v3/installment/loan-play-detail', { productId: '301', orderId: '20410001' }],
  ['/cephalopods/imitating', { productId: '301', orderId: '20410001' }],
  ['/v3/loan-confirm/loan-detail-confirm', { productId: '301' }],
  ['/confirmation/detail', { productId: '301' }],
  ['/v3/bind-card/card-init', { product_id: '301' }],
  ['/v3/user-problem/problem-init', {}],
  ['/v3/user-problem/problem-list', {}],
  ['/v3/personal-center/contact-kf-info', { overall: '30' }],
  ['/joint-login/failure', { orderNo: '20410001' }],
  ['/repayment/repayment-way', { orderId: '20410001' }]
]

test.each(borrowers)('$name gets an answer to every question', async ({ name }) => {
  const sandbox = createSandbox()
  for (const [path, body] of reads) {
    const isForm = calls.some(call => call.path === path && call.client === 'form')
    const answer = await ask(sandbox, name, path, {
      body: isForm ? { ...body, ...TRANSPORT_BODY } : body,
      headers: TRANSPORT_HEADERS
    })
    expect([path, answer.status]).toEqual([path, 200])
    expect(JSON.stringify(answer)).not.toMatch(/NaN|undefined|\bInfinity/)
  }
})
