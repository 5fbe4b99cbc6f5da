import { expect, test, vi } from 'vitest'
import { coverPage } from '../../../shared/bridge/cover-page.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()

const app = window as unknown as { refreshCommonParams: (query: unknown) => void }
const own = '/repay.html?productId=1&orderId=2&sessionId=old&adId=old'

test('all that the app refreshes while the page is covered is there after the way back', () => {
  openAddress(own)
  const close = vi.fn()
  const uncover = coverPage(close)
  app.refreshCommonParams('sessionId=new')
  app.refreshCommonParams('?adId=new')
  // The entry below still has the address from before.
  openAddress(own)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(close).toHaveBeenCalledOnce()
  expect(location.search).toBe('?productId=1&orderId=2&sessionId=new&adId=new')
  uncover()
})

test('content that is refreshed under a later cover, which waited for the way back of the first, is there', async () => {
  openAddress(own)
  const close = vi.fn()
  const first = coverPage(() => {})
  const goBack = vi.spyOn(history, 'back').mockImplementation(() => {})
  first()
  expect(goBack).toHaveBeenCalledOnce()
  const second = coverPage(close)
  app.refreshCommonParams('sessionId=new')
  openAddress(own)
  dispatchEvent(new PopStateEvent('popstate'))
  // The second cover has copied the address, too.
  expect(history.state).toEqual({ covered: true })
  expect(location.search).toContain('sessionId=new')
  app.refreshCommonParams('sessionId=newer')
  openAddress(own)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(close).toHaveBeenCalledOnce()
  expect(location.search).toContain('sessionId=newer')
  second()
})

test('content that was refreshed under one cover does not come back with a later one', () => {
  openAddress(own)
  const first = coverPage(() => {})
  app.refreshCommonParams('sessionId=new')
  dispatchEvent(new PopStateEvent('popstate'))
  first()
  app.refreshCommonParams('sessionId=newer')
  const second = coverPage(() => {})
  dispatchEvent(new PopStateEvent('popstate'))
  second()
  expect(location.search).toContain('sessionId=newer')
})
