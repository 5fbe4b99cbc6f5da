import { expect, test, vi } from 'vitest'
import { prettyText, withCall } from '../../../pages/workbench/record.ts'
import { createWorkbenchPage } from '../../../pages/workbench/store.ts'
import type { ListedState } from '../../../shared/api/scenarios.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { call, openWorkbench } from './bench-page.ts'

const backend = prepareBackend()

test('the workbench opens with the first step of the borrower’s way that is there', async () => {
  const page = await openWorkbench(backend)
  expect(page.$state.get()?.name).toBe(page.$listing.get()?.way[0]?.name)
  expect(location.search).toContain('state=')
  expect(page.$isAlone.get()).toBe(false)
})

test.each([
  ['the first state that is there', ['order-due'], 'order-due'],
  ['nothing', [], '']
])('without a way the workbench opens %s', async (_opens, names, name) => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { data, ...answer } = await (await fetch(url, init)).json()
    const states = data?.states.filter((state: ListedState) => names.includes(state.name))
    return Response.json({ ...answer, data: data && { ...data, states, way: [] } })
  })
  backend.openAddress('/workbench.html')
  const page = createWorkbenchPage()
  await page.open()
  expect(page.$isAlone.get()).toBe(false)
  expect(page.$place.get().state).toBe(name)
})

test('the way back leads to the state before', async () => {
  const page = await openWorkbench(backend, '?state=order-due')
  page.choose('order-overdue')
  history.replaceState(null, '', '/workbench.html?state=order-due')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(page.$state.get()?.name).toBe('order-due')
})

test('a state that is chosen among all of its page is shown as a page', async () => {
  const page = await openWorkbench(backend, '?state=order-due&view=grid')
  page.choose('order-overdue')
  expect(location.search).toBe('?state=order-overdue')
  expect(page.$place.get().view).toBe('page')
})

test('the workbench opens what its address says', async () => {
  const page = await openWorkbench(backend, '?state=order-due&text=200')
  expect(page.$visit.get()?.address).toContain('/order.html?')
  expect(page.bench.settings().text).toBe('200%')
  const siblings = page.$siblings.get()
  expect(siblings.length).toBeGreaterThan(20)
  expect(new Set(siblings.map(state => state.page))).toEqual(new Set(['order.html']))
})

test('a state that is chosen is one step of the way back, and a switch is none', async () => {
  const page = await openWorkbench(backend, '?state=order-due')
  const push = vi.spyOn(history, 'pushState')
  page.flip('screen', '320')
  expect(push).not.toHaveBeenCalled()
  expect(location.search).toBe('?state=order-due&screen=320')
  page.choose('order-settled')
  expect(push).toHaveBeenCalledOnce()
  expect(location.search).toBe('?state=order-settled&screen=320')
})

test('a chosen state begins anew: another phone, and a sandbox that has forgotten', async () => {
  const page = await openWorkbench(backend, '?state=order-due')
  localStorage.setItem('loan:order', 'kept')
  localStorage.setItem('loan:templates', 'edited')
  page.bench.note(call)
  page.edit(call, '{}')
  page.choose('order-overdue')
  expect(page.$visit.get()).toBeUndefined()
  await vi.waitFor(() => expect(page.$visit.get()?.address).toContain('bench-order-overdue'))
  expect(page.$calls.get()).toEqual([])
  expect(page.$edits.get()).toEqual({})
  expect(localStorage.getItem('loan:order')).toBeNull()
  expect(localStorage.getItem('loan:templates')).toBe('edited')
  expect(page.$stored.get().map(({ key }) => key)).not.toContain('loan:order')
})

test('another screen leaves the frame as it is; another language opens it anew', async () => {
  const page = await openWorkbench(backend, '?state=order-due')
  const id = page.$visit.get()?.id
  page.flip('screen', '768')
  expect(page.$visit.get()?.id).toBe(id)
  page.flip('borrower', 'second')
  expect(page.$visit.get()?.id).not.toBe(id)
  expect(page.$visit.get()?.address).toContain('userKey=second')
})

test('an edited answer is told to the frame until it is taken back', async () => {
  const page = await openWorkbench(backend, '?state=order-due')
  page.edit(call, '{"code":1}')
  expect(page.bench.settings().edits).toEqual({ [`POST ${call.path}`]: '{"code":1}' })
  page.edit(call, undefined)
  expect(page.bench.settings().edits).toStrictEqual({})
})

test('calls, stored things, messages and errors of the frame are heard', async () => {
  const page = await openWorkbench(backend, '?state=order-due')
  page.bench.note({ kind: 'opened', address: 'http://localhost/order.html' })
  page.bench.note(call)
  page.bench.note({ ...call, status: 200, answer: '{}', ms: 5 })
  page.bench.note({ kind: 'opened', address: 'http://localhost/repay.html' })
  page.bench.note(call)
  expect(page.$calls.get().map(({ status }) => status)).toEqual([200, undefined])
  expect(page.$opened.get()).toContain('repay.html')
  localStorage.setItem('loan:payments', '{}')
  sessionStorage.setItem('bridgeLog', '["{}"]')
  page.bench.note({ kind: 'stored' })
  expect(page.$stored.get()).toContainEqual({
    area: 'localStorage',
    key: 'loan:payments',
    text: '{}'
  })
  expect(page.$appMessages.get()).toEqual(['{}'])
  page.bench.note({ kind: 'broke', message: 'boom' })
  expect(page.$problems.get()).toEqual(['boom'])
  const item = page.$stored.get().find(({ key }) => key === 'loan:payments')
  if (item) page.remove(item)
  expect(localStorage.getItem('loan:payments')).toBeNull()
})

test('while nothing is searched for the list has every state', async () => {
  const page = await openWorkbench(backend)
  const pages = page.$groups.get().flatMap(area => area.pages)
  expect(pages.flatMap(({ states }) => states)).toHaveLength(
    page.$listing.get()?.states.length ?? 0
  )
})

test('the states before and after are those of the list as it is searched', async () => {
  const page = await openWorkbench(backend, '?state=order-due')
  page.$search.set('order 174')
  page.step(1)
  expect(page.$place.get().state).toBe('order-due-rollover')
  page.step(1)
  expect(page.$place.get().state).toBe('order-due-rollover')
  page.step(-1)
  expect(page.$place.get().state).toBe('order-due')
})

test('without a sandbox the workbench says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  backend.openAddress('/workbench.html')
  const page = createWorkbenchPage()
  await page.open()
  expect(page.$isAlone.get()).toBe(true)
})

test('only the newest hundred calls are kept', () => {
  let calls: ReturnType<typeof withCall> = []
  for (let id = 1; id <= 120; id++) calls = withCall(calls, { ...call, id }, 1)
  expect(calls).toHaveLength(100)
  expect(calls[99]?.id).toBe(120)
})

test('an answer belongs to its own call', () => {
  const first = withCall([], call, 1)
  const both = withCall(first, { ...call, id: 2 }, 1)
  const answers = withCall(both, { ...call, id: 2, status: 200 }, 1)
  expect(answers.map(({ id, status }) => [id, status])).toEqual([
    [1, undefined],
    [2, 200]
  ])
})

test('an answer that is no JSON is none to edit', () => {
  expect(prettyText('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(prettyText('<html>')).toBeUndefined()
})
