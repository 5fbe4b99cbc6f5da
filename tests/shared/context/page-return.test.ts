import { expect, test, vi } from 'vitest'
import { onPageReturn } from '../../../shared/context/page-return.ts'

const show = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('who comes back to the page as he left it is noticed, each time', () => {
  const callback = vi.fn()
  onPageReturn(callback)
  show(false)
  expect(callback).not.toHaveBeenCalled()
  show(true)
  show(true)
  expect(callback).toHaveBeenCalledTimes(2)
})

test('a page that the build renders has no listener for a return', () => {
  vi.stubGlobal('window', undefined)
  const listen = vi.spyOn(globalThis, 'addEventListener')
  onPageReturn(() => {})
  expect(listen).not.toHaveBeenCalled()
  listen.mockRestore()
  vi.unstubAllGlobals()
})
