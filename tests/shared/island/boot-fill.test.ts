import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareTemplate } from '../../setup/show-template.ts'

declare global {
  interface Window {
    started?: boolean
  }
}

// A script, not a module: it has nothing to export.
const boot = (): Promise<unknown> =>
  import(/* @vite-ignore */ '../../../shared/island/boot-fill.ts' as string)

let pages = 0

/** The html of a page with a template, in a browser that fetches modules ahead or does not. */
function prepareHtml(preloads: boolean, code = 'globalThis.started = true'): void {
  // A module runs once: each page has one of its own.
  const module = encodeURIComponent(`${code}; // ${++pages}`)
  document.body.innerHTML = `<div id="root"></div><div id="stuck" hidden></div>
    <link id="entry" rel="modulepreload" href="data:text/javascript,${module}">`
  const entry = document.getElementById('entry') as HTMLLinkElement
  vi.spyOn(entry.relList, 'supports').mockReturnValue(preloads)
}

let paint = () => {}

const parsed = () => dispatchEvent(new Event('DOMContentLoaded'))
const hasStarted = () => vi.waitFor(() => expect(window.started).toBe(true))

beforeEach(async () => {
  vi.resetModules()
  delete window.started
  window.early = undefined
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    paint = callback
  })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await boot()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.page
  document.body.innerHTML = ''
})

describe('the code of a page with a template', () => {
  test('starts once the page has been painted', async () => {
    prepareHtml(true)
    parsed()
    expect(window.started).toBeUndefined()
    paint()
    await vi.advanceTimersByTimeAsync(0)
    await hasStarted()
  })

  test('starts soon where nothing is painted, as in a hidden tab', async () => {
    prepareHtml(true)
    parsed()
    await vi.advanceTimersByTimeAsync(49)
    expect(window.started).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await hasStarted()
  })

  test('starts at once where modules are not fetched ahead', async () => {
    prepareHtml(false)
    parsed()
    await hasStarted()
  })

  test('that throws leaves the page with what to do', async () => {
    vi.stubGlobal('sessionStorage', { getItem: () => String(Date.now()), setItem: () => {} })
    prepareHtml(false, 'throw new Error("broken")')
    parsed()
    await vi.waitFor(() => expect(document.getElementById('stuck')?.hidden).toBe(false))
  })
})

test('an answer that comes before the template is shown in it all the same', async () => {
  vi.resetModules()
  document.documentElement.dataset.page = JSON.stringify({
    file: 'order.html',
    own: [],
    request: { url: '/order', fields: [] }
  })
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, data: { name: 'Sample Cash' } }))
  await boot()
  await vi.advanceTimersByTimeAsync(1000)
  prepareTemplate(slots => createElement('p', {}, slots.texts({ name: 'name' }).name))
  parsed()
  await vi.waitFor(() =>
    expect(document.getElementById('root')?.innerHTML).toBe('<p>Sample Cash</p>')
  )
})
