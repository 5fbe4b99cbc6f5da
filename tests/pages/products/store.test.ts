import { describe, expect, test } from 'vitest'
import { createProductsPage } from '../../../pages/products/store.ts'
import { missingOrder } from '../../../shared/api/result.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'

const backend = prepareBackend()

async function openProducts(scenario = 'products', extra = {}) {
  backend.open(scenario, extra)
  const page = createProductsPage()
  await page.load()
  return page
}

describe('the page of products', () => {
  test('has the products that the order recommends, and opens them', async () => {
    const { $order, openProduct } = await openProducts()
    const order = readyOf($order)
    const position = order.data.products.findIndex(({ id }) => id === '302')
    const product = order.data.products[position]
    if (!product) throw new Error('There is no product 302')
    await openProduct(product, position)
    expect(backend.navigations).toEqual([
      `assign ${location.origin}/muscular/sandbox/elsewhere?to=product&product=302`
    ])
  })

  test('asks nothing without an order', async () => {
    backend.openAddress('/products.html')
    const { $order, load } = createProductsPage()
    await load()
    expect($order.get()).toMatchObject({ state: 'failed', message: missingOrder.message })
    expect(backend.calls()).toEqual([])
  })
})
