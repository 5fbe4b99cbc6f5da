import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EarlyCall } from '../../../shared/island/early.ts'

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

/** What the early call is about to show; answers how that ends. */
function showLater(): (shown: boolean) => void {
  let end = (_shown: boolean) => {}
  const shown = new Promise<boolean>(resolve => {
    end = resolve
  })
  const early: EarlyCall = { url: '', body: '', response: Promise.resolve(new Response()), shown }
  window.early = early
  return end
}

const parsed = () => dispatchEvent(new Event('DOMContentLoaded'))
const hasStarted = () => vi.waitFor(() => expect(window.started).toBe(true))

beforeEach(async () => {
  vi.resetModules()
  delete window.started
  window.early = undefined
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await boot()
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('the code of a page with a template', () => {
  test('starts when the answer has been shown and painted', async () => {
    prepareHtml(true)
    const end = showLater()
    parsed()
    await vi.advanceTimersByTimeAsync(300)
    expect(window.started).toBeUndefined()
    end(true)
    await vi.advanceTimersByTimeAsync(49)
    expect(window.started).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await hasStarted()
  })

  test('does not wait long for an answer', async () => {
    prepareHtml(true)
    showLater()
    parsed()
    await vi.advanceTimersByTimeAsync(449)
    expect(window.started).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await hasStarted()
  })

  test('waits for no answer where none was asked for', async () => {
    prepareHtml(true)
    parsed()
    await vi.advanceTimersByTimeAsync(50)
    await hasStarted()
  })

  test('starts at once where modules are not fetched ahead', async () => {
    prepareHtml(false)
    showLater()
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
