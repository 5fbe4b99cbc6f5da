import { describe, expect, test, vi } from 'vitest'
import { commonParams, languageParam, ownParams } from '../../../shared/context/common-params.ts'
import { internalLink } from '../../../shared/context/internal-link.ts'
import { orderKey } from '../../../shared/context/order-key.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { navigations, openAddress } = prepareBackend()

/** As a page has it that the app has refreshed nothing in yet. */
async function freshPage() {
  return (await import('../../../shared/context/common-params.ts')).refreshCommonParams
}

describe('common parameters', () => {
  test('are all that is not the page’s own, also what the app invents tomorrow', () => {
    openAddress('/order.html?productId=1&orderId=2&sessionId=s&swift=w&invented=x')
    expect(commonParams()).toEqual({ sessionId: 's', swift: 'w', invented: 'x' })
  })

  test('are not the page’s own, which say where a visitor comes from', () => {
    openAddress('/order.html?productId=1&orderId=2&sessionId=s')
    expect(ownParams()).toEqual({ productId: '1', orderId: '2' })
  })

  test('are other ones on another page', () => {
    openAddress('/repay-code-2.html?productId=1&orderId=2&isDelay=1')
    expect(commonParams()).toEqual({ productId: '1', orderId: '2' })
  })

  test('take new values from the app, which outlive a reload', async () => {
    const refreshCommonParams = await freshPage()
    openAddress('/order.html?productId=1&orderId=2&sessionId=old&adId=a#part')
    refreshCommonParams('?sessionId=new&locale=fil')
    expect(commonParams()).toEqual({ sessionId: 'new', adId: 'a', locale: 'fil' })
    expect(location.search).toBe('?productId=1&orderId=2&sessionId=new&adId=a&locale=fil')
    expect(location.hash).toBe('#part')
  })

  test('make the page dark at once where the app says so', async () => {
    const refreshCommonParams = await freshPage()
    openAddress('/order.html?productId=1&orderId=2')
    refreshCommonParams('theme=dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
  })

  test('leave the page’s own alone when they are refreshed', async () => {
    const refreshCommonParams = await freshPage()
    openAddress('/order.html?productId=1&orderId=2&sessionId=s')
    refreshCommonParams('productId=99&orderId=99')
    expect(orderKey()).toEqual({ productId: '1', orderId: '2' })
  })

  test('are not refreshed with more than an address can carry', async () => {
    const refreshCommonParams = await freshPage()
    openAddress('/order.html?productId=1&orderId=2&sessionId=s')
    const many = (count: number) =>
      Array.from({ length: count }, (_each, index) => `p${index}=${'x'.repeat(1000)}`).join('&')
    refreshCommonParams(many(9))
    expect(location.search).toBe('?productId=1&orderId=2&sessionId=s')
    refreshCommonParams(many(7))
    refreshCommonParams('q=1')
    expect(commonParams()).toMatchObject({ p6: 'x'.repeat(1000), q: '1' })
  })

  test('survive a browser that lets the address change no more', async () => {
    const refreshCommonParams = await freshPage()
    openAddress('/order.html?sessionId=s')
    const replaceState = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    expect(() => refreshCommonParams('sessionId=s')).not.toThrow()
    expect(replaceState).not.toHaveBeenCalled()
    expect(() => refreshCommonParams('sessionId=new')).not.toThrow()
    expect(replaceState).toHaveBeenCalled()
  })

  test.each([undefined, null, 42, {}, ['a=1']])('are not refreshed with %j', async query => {
    const refreshCommonParams = await freshPage()
    openAddress('/order.html?sessionId=s')
    refreshCommonParams(query)
    expect(location.search).toBe('?sessionId=s')
  })
})

describe('an internal link', () => {
  test('carries the common parameters and its own, of which its own win', () => {
    openAddress('/order.html?productId=1&orderId=2&sessionId=s&source=x')
    expect(internalLink('bind-bank.html', { orderId: '2', source: 'loanDetail' })).toBe(
      '/bind-bank.html?sessionId=s&source=loanDetail&orderId=2'
    )
  })

  test('has no question mark without parameters', () => {
    openAddress('/order.html')
    expect(internalLink('repay-guide.html')).toBe('/repay-guide.html')
  })
})

describe('the order of an address', () => {
  test.each([
    ['?productId=1&orderId=2', { productId: '1', orderId: '2' }],
    ['?productId=1', undefined],
    ['?orderId=2', { productId: '', orderId: '2' }],
    ['?productId=&orderId=2', { productId: '', orderId: '2' }]
  ])('%s is %j', (search, key) => {
    openAddress(`/order.html${search}`)
    expect(orderKey()).toEqual(key)
  })
})

describe('values from the app', () => {
  /** A page that is opened anew. */
  async function openPage(address: string) {
    vi.resetModules()
    openAddress(address)
    const { refreshCommonParams } = await import('../../../shared/context/common-params.ts')
    const { keeps } = await import('../../../shared/context/stored-text.ts')
    const session = await import('../../../shared/context/session-end.ts')
    return { refreshCommonParams, keeps, ...session }
  }

  test('of another borrower open the page anew, and nothing more is kept of the first', async () => {
    const { refreshCommonParams, keeps } = await openPage('/order.html?sessionId=a')
    refreshCommonParams('sessionId=b')
    expect(navigations).toEqual(['reload'])
    expect(keeps()).toBe(false)
  })

  test('of the same borrower leave the page as it is, and end the question for a login', async () => {
    const { refreshCommonParams, keeps, $session, endSession } = await openPage(
      '/order.html?userKey=u&sessionId=a'
    )
    endSession()
    expect($session.get()).toBe('ended')
    refreshCommonParams('sessionId=b')
    expect(navigations).toEqual([])
    expect(keeps()).toBe(true)
    expect($session.get()).toBe('open')
  })

  test('of a first borrower leave the page as it is', async () => {
    const { refreshCommonParams, keeps } = await openPage('/order.html')
    refreshCommonParams('sessionId=a')
    expect(navigations).toEqual([])
    expect(keeps()).toBe(true)
  })

  test('may name the user, which no call’s parameters do', async () => {
    const { refreshCommonParams } = await openPage('/order.html?sessionId=a')
    refreshCommonParams('userKey=u')
    expect(location.search).toBe('?sessionId=a&userKey=u')
    expect(navigations).toEqual(['reload'])
  })

  test('may make an address as long as a server takes, and no character longer', async () => {
    const { refreshCommonParams } = await openPage('/order.html')
    const long = Array.from({ length: 4 }, (_each, index) => `p${index}=${'x'.repeat(1997)}`)
    const all = long.join('&').slice(0, 8000)
    refreshCommonParams(`${all}x`)
    expect(location.search).toBe('')
    refreshCommonParams(all)
    expect(location.search).toBe(`?${all}`)
  })
})

test('answers are asked for in the page’s language where it is written in several', () => {
  openAddress('/order.html')
  expect(languageParam()).toEqual({})
  document.documentElement.dataset.page = JSON.stringify({ own: [], languages: ['en', 'fil'] })
  document.documentElement.lang = 'fil'
  expect(languageParam()).toEqual({ lang: 'fil' })
})
