import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { pageMessages } from '#messages/page.ts'
import { productMessages as messages } from '#messages/products.ts'
import { createJoinFailedPage } from '../../../pages/join-failed/store.ts'
import { Page as JoinFailed } from '../../../pages/join-failed/view.tsx'
import { createProductsPage } from '../../../pages/products/store.ts'
import { Page as Products } from '../../../pages/products/view.tsx'
import { prepareBackend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'

const backend = prepareBackend()

/** Opens a scenario whose products have no name. */
function openNameless(scenario: string): void {
  backend.open(scenario)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const text = await (await fetch(url, init)).text()
    return new Response(text.replace(/"name":"[^"]*"/g, '"name":""'))
  })
}

test('a list of products without names says that there are none', async () => {
  openNameless('products')
  const store = createProductsPage()
  await store.load()
  expect(readyOf(store.$order).data.products).not.toEqual([])
  const html = renderToStaticMarkup(<Products store={store} />)
  expect(html).not.toContain(messages.lead)
  expect(html).toContain(messages.none)
  expect(html).toContain(pageMessages.home)
  expect(html).not.toContain('<ul')
})

test('a list of products says first to compare their interest', async () => {
  backend.open('products')
  const store = createProductsPage()
  await store.load()
  const html = renderToStaticMarkup(<Products store={store} />)
  expect(html.indexOf(messages.lead)).toBeGreaterThan(0)
  expect(html.indexOf(messages.lead)).toBeLessThan(html.indexOf('<ul'))
})

test('a failed login draws no card for products without names', async () => {
  openNameless('join-failed')
  const store = createJoinFailedPage()
  await store.load()
  expect(readyOf(store.$failure).data.products).not.toEqual([])
  expect(renderToStaticMarkup(<JoinFailed store={store} />)).not.toContain(messages.recommended)
})

test('a failed login shows three offers, and more to whoever asks', async () => {
  backend.open('join-failed')
  const store = createJoinFailedPage()
  await store.load()
  expect(readyOf(store.$failure).data.products.length).toBeGreaterThan(3)
  const html = renderToStaticMarkup(<JoinFailed store={store} />)
  expect(html.split('<li class="product-card').length - 1).toBe(3)
  expect(html).toContain(messages.next)
})

test('a product names its interest before its amount', async () => {
  backend.open('products')
  const store = createProductsPage()
  await store.load()
  const [first] = readyOf(store.$order).data.products
  const html = renderToStaticMarkup(<Products store={store} />)
  expect(html.indexOf(first?.rateLabel ?? '')).toBeGreaterThan(0)
  expect(html.indexOf(first?.rateLabel ?? '')).toBeLessThan(html.indexOf(first?.amountLabel ?? ''))
})
