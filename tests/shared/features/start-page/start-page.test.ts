import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { startPage } from '../../../../shared/features/start-page/start-page.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a page asks for the notices only once it has its own content', async () => {
  const asked = vi.fn(async (_address: string) => new Response('{}'))
  vi.stubGlobal('fetch', asked)
  document.body.innerHTML = '<div id="root"><p></p></div>'
  let finish = () => {}
  const content = new Promise<void>(resolve => {
    finish = resolve
  })
  startPage(createElement('p'), () => content)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(asked).not.toHaveBeenCalled()
  finish()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1), 10_000)
  expect(asked.mock.calls[0]?.[0]).toBe('/notices.json')
})
