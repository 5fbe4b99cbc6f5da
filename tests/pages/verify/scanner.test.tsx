import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { startScanner } from '../../../pages/verify/scanner.ts'
import { Page } from '../../../pages/verify/view.tsx'

const scanCode = vi.hoisted(() =>
  vi.fn(
    (_video: unknown, signal: AbortSignal) =>
      new Promise(resolve => {
        signal.addEventListener('abort', () => resolve({ state: 'stopped' }))
      })
  )
)
vi.mock('../../../pages/verify/scan-code.ts', () => ({ scanCode }))

afterEach(() => vi.unstubAllGlobals())

test('a scan that is stopped leaves the focus to the button that began it', async () => {
  vi.stubGlobal('navigator', { mediaDevices: {} })
  document.body.innerHTML = renderToStaticMarkup(<Page />)
  startScanner({ say: () => {}, check: () => {} })
  const [scan, view, stop] = ['doubt-scan', 'scanner', 'scanner-stop'].map(id =>
    document.getElementById(id)
  )
  scan?.click()
  await vi.waitFor(() => expect(scanCode).toHaveBeenCalled())
  stop?.focus()
  stop?.click()
  await vi.waitFor(() => expect(view?.hidden).toBe(true))
  expect(document.activeElement).toBe(scan)
})
