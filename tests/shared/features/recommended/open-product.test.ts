import { describe, expect, test, vi } from 'vitest'
import { createOpenProduct } from '../../../../shared/features/recommended/open-product.ts'
import { loadedOrder, openOrderPage } from '../../../pages/order/order-page.ts'
import { stubApp } from '../../../setup/app.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const backend = prepareBackend()
const { calls, navigations } = backend
const define = '/gopia/goya/define'
const event = '/service/event/save'

async function openProductsPage(extra = {}) {
  const page = await openOrderPage(backend, 'not-approved', extra)
  const { products } = await loadedOrder(page)
  const openProduct = createOpenProduct()
  const tap = (id: string) => {
    const position = products.findIndex(product => product.id === id)
    const product = products[position]
    if (!product) throw new Error(`There is no product ${id}`)
    return openProduct(product, position)
  }
  return { ...page, openProduct, products, tap }
}

describe('a recommended product', () => {
  test('is counted with its place in the list, and opened where the server says', async () => {
    const { tap, products } = await openProductsPage()
    await tap('302')
    const positionId = String(products.findIndex(({ id }) => id === '302'))
    expect(calls(event)[0]).toMatchObject({
      status: 200,
      body: { productId: '302', moduleId: '31', positionId }
    })
    expect(calls(define)[0]).toMatchObject({
      status: 200,
      body: { productId: '302', moduleId: '31', positionId, swift: 's-2041', eyes: 'e-77' }
    })
    expect(navigations).toEqual([
      `assign ${location.origin}/muscular/sandbox/elsewhere?to=product&product=302`
    ])
  })

  test.each([
    ['303', { action: 'goToPage', payload: 'loanapp://product/detail?productId=303' }],
    ['304', { action: 'goHome' }]
  ])('%s is opened by the app', async (id, message) => {
    const messages = stubApp()
    const { tap } = await openProductsPage()
    await tap(id)
    expect(messages).toEqual([message])
    expect(navigations).toEqual([])
  })

  test('that is disabled is neither counted nor opened', async () => {
    const { tap } = await openProductsPage()
    await tap('306')
    expect([...calls(event), ...calls(define)]).toEqual([])
  })

  test('that leads nowhere says why, and can be tapped again', async () => {
    const { tap, openProduct, $toast } = await openProductsPage()
    await tap('305')
    expect($toast.get()?.text).toBe('This product takes no new applications today.')
    expect(openProduct.$pending.get()).toBe(false)
    expect(navigations).toEqual([])
  })

  test('is asked for once for taps in the same task, and stays locked while it opens', async () => {
    const { tap, openProduct } = await openProductsPage()
    await Promise.all([tap('302'), tap('302'), tap('303')])
    await tap('302')
    expect(calls(define)).toHaveLength(1)
    expect(openProduct.$pending.get()).toBe(true)
  })

  test('is opened all the same when its tap is not counted', async () => {
    const { tap } = await openProductsPage({ fault: 'offline', faultOn: 'event/save' })
    await tap('302')
    expect(navigations).toHaveLength(1)
    await vi.waitFor(() => expect(calls(event)).toHaveLength(1))
  })
})
