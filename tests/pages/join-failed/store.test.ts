import { describe, expect, test } from 'vitest'
import { createJoinFailedPage } from '../../../pages/join-failed/store.ts'
import { missingOrder } from '../../../shared/api/result.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { stubApp } from '../../setup/app.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'

const backend = prepareBackend()
const { calls, navigations } = backend
const track = '/joint-login/track'
const jump = '/joint-login/jump'

async function openJoinFailed(scenario = 'join-failed', extra = {}) {
  backend.open(scenario, extra)
  const page = createJoinFailedPage()
  await page.load()
  return page
}

async function openProducts(extra = {}) {
  const page = await openJoinFailed('join-failed', extra)
  const failure = readyOf(page.$failure)
  const { products } = failure.data
  const positionOf = (id: string) => products.findIndex(product => product.id === id)
  const tap = async (id: string) => {
    const product = products[positionOf(id)]
    if (!product) throw new Error(`There is no product ${id}`)
    await page.openProduct(product, positionOf(id))
  }
  return { ...page, positionOf, tap }
}

describe('a failed joint login', () => {
  test('says why it failed', async () => {
    expect((await openJoinFailed()).$failure.get()).toMatchObject({
      state: 'ready',
      data: {
        notice: 'Your application was not sent. You owe nothing.',
        error: 'Our partner did not accept the login. Try again from the home screen.'
      }
    })
  })

  test('asks nothing without an order', async () => {
    const page = await openJoinFailed('join-failed', { orderNo: '' })
    expect(page.$failure.get()).toMatchObject({ state: 'failed', message: missingOrder.message })
    expect(calls()).toEqual([])
  })

  test('shows why its answer is refused', async () => {
    expect((await openJoinFailed('join-failed-refused')).$failure.get().state).toBe('failed')
  })
})

describe('a product after it', () => {
  test('is counted with its place in the list, and opened where the server says', async () => {
    const { tap, positionOf, openProduct } = await openProducts()
    await tap('302')
    expect(calls(track)).toMatchObject([
      { status: 200, body: { productId: '302', positionId: String(positionOf('302')) } }
    ])
    expect(calls(jump)).toMatchObject([{ status: 200, body: { productId: '302' } }])
    expect(navigations).toEqual([
      `assign ${location.origin}/muscular/sandbox/elsewhere?to=product&product=302`
    ])
    expect(openProduct.$pending.get()).toBe(true)
  })

  test('is asked for once for two taps in the same task', async () => {
    const { tap } = await openProducts()
    await Promise.all([tap('302'), tap('302')])
    expect(calls(jump)).toHaveLength(1)
  })

  test('that the app opens can be tapped again', async () => {
    const messages = stubApp()
    const { tap, openProduct } = await openProducts()
    await tap('304')
    expect(messages).toEqual([{ action: 'goHome' }])
    expect(navigations).toEqual([])
    expect(openProduct.$pending.get()).toBe(false)
  })

  test('that is disabled is neither counted nor opened', async () => {
    const { tap } = await openProducts()
    await tap('306')
    expect([...calls(track), ...calls(jump)]).toEqual([])
  })

  test('that leads nowhere says why, and can be tapped again', async () => {
    const { tap, openProduct } = await openProducts()
    await tap('305')
    expect($toast.get()?.text).toBe('This product takes no new applications today.')
    expect(navigations).toEqual([])
    expect(openProduct.$pending.get()).toBe(false)
  })
})
