import { afterEach, expect, test, vi } from 'vitest'
import { canPrint, printPage } from '../../../shared/bridge/print-page.ts'
import { stubApp } from '../../setup/app.ts'

const print = vi.fn()
const webview = 'Mozilla/5.0 (Linux; Android 11; Sample Build/RP1A; wv) AppleWebKit/537.36'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a browser prints the page', () => {
  vi.stubGlobal('print', print)
  expect(canPrint()).toBe(true)
  printPage()
  expect(print).toHaveBeenCalledOnce()
})

test('printing is not offered in the app, in a bare webview and where there is no printing', () => {
  vi.stubGlobal('print', undefined)
  expect(canPrint()).toBe(false)
  vi.stubGlobal('print', print)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(webview)
  expect(canPrint()).toBe(false)
  vi.restoreAllMocks()
  stubApp()
  expect(canPrint()).toBe(false)
})
