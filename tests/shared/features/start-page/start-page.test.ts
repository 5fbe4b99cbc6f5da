import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import '../../../../shared/features/start-page/continue-live.ts'
import { startPage } from '../../../../shared/features/start-page/start-page.ts'

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.ready
  vi.unstubAllGlobals()
})

test('a page asks for the notices only once it has its own content and is ready', async () => {
  const fetching = vi.fn(async (_address: string) => new Response('{}'))
  vi.stubGlobal('fetch', fetching)
  document.body.innerHTML = '<div id="root"><p></p></div>'
  let finish = () => {}
  const content = new Promise<void>(resolve => {
    finish = resolve
  })
  startPage(createElement('p'), () => content)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(fetching).not.toHaveBeenCalled()
  finish()
  await new Promise(resolve => setTimeout(resolve, 1200))
  expect(fetching).not.toHaveBeenCalled()
  document.documentElement.dataset.ready = ''
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(1), 10_000)
  expect(fetching.mock.calls[0]?.[0]).toBe('/notices.json')
})
