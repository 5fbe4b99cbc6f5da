import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareTemplate } from '../../setup/show-template.ts'

declare global {
  interface Window {
    started?: boolean
  }
}

// A script, not a module: it has nothing to export.
const fill = (): Promise<unknown> =>
  import(/* @vite-ignore */ '../../../shared/island/early-fill.ts' as string)

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

const hasStarted = () => vi.waitFor(() => expect(window.started).toBe(true))

beforeEach(async () => {
  vi.resetModules()
  delete window.started
  window.early = undefined
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    paint = callback
  })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('the code of a page with a template', () => {
  test('starts once the page has been painted', async () => {
    prepareHtml(true)
    await fill()
    expect(window.started).toBeUndefined()
    paint()
    await vi.advanceTimersByTimeAsync(0)
    await hasStarted()
  })

  test('starts soon where nothing is painted, as in a hidden tab', async () => {
    prepareHtml(true)
    await fill()
    await vi.advanceTimersByTimeAsync(49)
    expect(window.started).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await hasStarted()
  })

  test('starts at once where modules are not fetched ahead', async () => {
    prepareHtml(false)
    await fill()
    await hasStarted()
  })

  test('that throws is told to whoever watches over its file', async () => {
    prepareHtml(false, 'throw new Error("broken")')
    const watch = vi.fn()
    document.getElementById('entry')?.addEventListener('error', watch)
    await fill()
    await vi.waitFor(() => expect(watch).toHaveBeenCalled())
  })
})

test('an answer that came before the end of the html is shown', async () => {
  prepareTemplate(slots => createElement('p', {}, slots.text('name')))
  const response = Promise.resolve(Response.json({ code: 0, data: { name: 'Sample Cash' } }))
  window.early = { url: '/order', body: undefined, response }
  await fill()
  await vi.waitFor(() =>
    expect(document.getElementById('root')?.innerHTML).toBe('<p>Sample Cash</p>')
  )
})

test('a page that asked nothing shows nothing early', async () => {
  prepareTemplate(slots => createElement('p', {}, slots.text('name')))
  await fill()
  expect(window.early).toBeUndefined()
  expect(document.getElementById('root')?.innerHTML).toBe('skeleton')
})
