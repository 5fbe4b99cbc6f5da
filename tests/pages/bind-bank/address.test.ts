import { expect, test, vi } from 'vitest'
import { pageMessages } from '#messages/page.ts'
import { createBindBankPage } from '../../../pages/bind-bank/store.ts'
import { scenarioUrl } from '../../sandbox/scenarios.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()
const { calls } = backend
const typed = 'Juana B. Halimbawa'
const loan = '/v3/loan-details/loan-details'

/** The form at the address of a scenario whose parameters are changed, or left out for ''. */
async function openWith(changes: Readonly<Record<string, string>> = {}) {
  const address = new URL(scenarioUrl('bind-bank'), location.origin)
  for (const [name, value] of Object.entries(changes)) {
    if (value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
  }
  backend.openAddress(address.pathname + address.search)
  const store = createBindBankPage()
  await store.open()
  return store
}

const nameWith = async (changes: Readonly<Record<string, string>> = {}) =>
  (await openWith(changes)).entries.$values.get()['item:0:accountName']

/** Types and leaves the page. */
async function typeWith(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const store = await openWith(changes)
  store.change('item:0:accountName', typed)
  dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(localStorage.getItem('loan:bankForm')).toContain(typed))
}

test('an address without a product asks nothing and says what to do', async () => {
  const { $bankForm } = await openWith({ product_id: '' })
  expect($bankForm.get()).toMatchObject({ state: 'failed', message: pageMessages.missingOrder })
  expect(calls()).toEqual([])
})

test('the product may be called as on the other pages', async () => {
  const { $bankForm } = await openWith({ product_id: '', productId: '301' })
  expect($bankForm.get().state).toBe('ready')
  expect(calls()[0]?.body).toMatchObject({ product_id: '301' })
})

test('a new session without an order finds nothing of the one before, and asks nobody', async () => {
  await typeWith({ orderId: '' })
  expect(await nameWith({ orderId: '', sessionId: 'due' })).toBe('')
  expect(calls(loan)).toEqual([])
  expect(await nameWith({ orderId: '' })).toBe(typed)
})

test('an order has typed texts of its own', async () => {
  await typeWith()
  expect(await nameWith({ orderId: '' })).toBe('')
  expect(await nameWith()).toBe(typed)
})

test('a new session finds nothing while nobody answers whose the order is, and then it does', async () => {
  await typeWith()
  const ask = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes(loan) ? Promise.reject(new TypeError('offline')) : ask(url, init)
  )
  expect(await nameWith({ sessionId: 'due' })).toBe('')
  vi.stubGlobal('fetch', ask)
  expect(await nameWith({ sessionId: 'due' })).toBe(typed)
  expect(calls(loan)[0]?.body).toMatchObject({ productId: '301' })
})
