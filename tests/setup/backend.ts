import { afterEach, beforeEach, expect, vi } from 'vitest'
import { $toast } from '../../shared/context/toast.ts'
import type { Page } from '../../shared/page.ts'
import { pages } from '../../shared/pages.ts'
import { createSandbox, type LoggedCall } from '../sandbox/app.ts'
import { calls as knownCalls } from '../sandbox/calls.ts'
import { bodySchema } from '../sandbox/contract/request-schema.ts'
import { schemaProblems } from '../sandbox/contract/validate.ts'
import { scenarioUrl } from '../sandbox/scenarios.ts'

export interface Backend {
  /** Puts the address of a scenario of the sandbox into the address bar. */
  open: (scenario: string, extra?: Record<string, string>) => void
  /** Puts an address of one of our pages there: `/order.html?…`. */
  openAddress: (address: string) => void
  /** The calls so far, to one path or to all. */
  calls: (path?: string) => LoggedCall[]
  /** Where the page has gone: `assign https://…`, `replace https://…`, `reload`. */
  navigations: string[]
}

function openAddress(address: string): void {
  history.replaceState(null, '', address)
  const all: readonly Page[] = pages
  const page = all.find(({ file }) => file === location.pathname.slice(1))
  document.documentElement.dataset.page = JSON.stringify({ own: page?.query ?? [] })
}

/** Forgets the listeners of the pages before: an old store must not answer this test's events. */
function forgetListeners(target: EventTarget, forget: (() => void)[]): void {
  const add = target.addEventListener.bind(target)
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options)
    forget.push(() => target.removeEventListener(type, listener, options))
  })
}

/** Nor may an old store's timer ask this test's network. */
function forgetTimers(forget: (() => void)[]): void {
  const set = globalThis.setTimeout
  const setKept = (...args: Parameters<typeof set>) => {
    const timer = set(...args)
    forget.push(() => clearTimeout(timer))
    return timer
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(setKept as typeof set)
}

/** The parts of the sandbox's requests that the contract does not describe. */
function undescribed(calls: readonly LoggedCall[]): string[] {
  const taken = calls.filter(({ status }) => status === 200)
  return taken.flatMap(({ path, method, body }) => {
    const call = knownCalls.find(each => each.path === path && each.method === method)
    const described = call && bodySchema(call)
    if (!described || 'files' in call) return []
    return schemaProblems(described.schema, body).map(problem => `${path}: ${problem}`)
  })
}

/**
 * To be called once in a file of tests: each of them gets a sandbox of its own for a network, an
 * empty storage, and an address bar that notes where the page goes instead of going.
 */
export function prepareBackend(): Backend {
  let sandbox = createSandbox()
  const forget: (() => void)[] = []
  const navigations: string[] = []

  beforeEach(() => {
    sandbox = createSandbox()
    navigations.length = 0
    window.early = undefined
    localStorage.clear()
    sessionStorage.clear()
    $toast.set(undefined)
    let isOver = false
    forget.push(() => {
      isOver = true
    })
    const { app } = sandbox
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await app.request(new URL(url, location.origin).href, init)
      // An answer to an old store would be kept in this test's storage.
      return isOver ? new Promise(() => {}) : answer
    })
    forgetTimers(forget)
    vi.spyOn(location, 'assign').mockImplementation(url => void navigations.push(`assign ${url}`))
    vi.spyOn(location, 'reload').mockImplementation(() => void navigations.push('reload'))
    vi.spyOn(location, 'replace').mockImplementation(url => void navigations.push(`replace ${url}`))
    forgetListeners(window, forget)
    forgetListeners(document, forget)
  })

  afterEach(() => {
    vi.useRealTimers()
    for (const each of forget.splice(0)) each()
    expect(undescribed(sandbox.calls)).toEqual([])
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  return {
    open: (scenario, extra) => openAddress(scenarioUrl(scenario, extra)),
    openAddress,
    calls: path => sandbox.calls.filter(call => path === undefined || call.path === path),
    navigations
  }
}
