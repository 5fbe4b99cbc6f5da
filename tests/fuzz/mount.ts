import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Page } from '../../shared/page.ts'
import { pages } from '../../shared/pages.ts'

interface Island {
  view: ReactNode
  start: () => unknown
}

let island: Island | undefined
const realTimeout = setTimeout

vi.doMock('../../shared/island/mount-island.tsx', () => ({
  mountIsland: (view: ReactNode, start: Island['start']) => {
    island = { view, start }
  }
}))

const entries = import.meta.glob<unknown>('../../pages/*/main.tsx')

/** The answer's body for a call; an error is a network that is down. */
export type AnswerCall = (url: URL, init: RequestInit) => Promise<string>

type State = 'loading' | 'failed' | 'content' | 'blank'

export interface Mounted {
  root: HTMLElement
  state: () => State
  /** Where the page went, and what it asked the app for. */
  left: string[]
  /** Errors that were left uncaught, and complaints. */
  trouble: string[]
  /** The words of the server, which a page repeats as they are. */
  serverTexts: string[]
  /** Waits until nothing loads any more; its time is not ours. */
  settle: () => Promise<void>
  /** Waits for what the page fetches once it rests, and for what that brings. */
  rest: () => Promise<void>
  /** Does something to the page as React expects it. */
  touch: (work: () => unknown) => Promise<void>
  close: () => Promise<void>
}

function stateOf(root: HTMLElement): State {
  const failed = root.querySelector('.error-state')
  if (failed) return failed.querySelector('button') ? 'failed' : 'blank'
  // A button that is busy is on its way out; the page stands.
  if (root.querySelector('.skeleton, [aria-busy=true]:not(button)')) return 'loading'
  return (root.textContent ?? '').replace(/\s+/g, '').length > 20 ? 'content' : 'blank'
}

function wordsOf(body: string): string[] {
  try {
    const { message, alteration } = JSON.parse(body)
    return [message, alteration].filter(each => typeof each === 'string')
  } catch {
    return []
  }
}

/** Notes what is listened to from now on, to be undone: pages never stop listening. */
function noteListeners(): () => void {
  const undo: (() => void)[] = []
  for (const target of [window, document] as EventTarget[]) {
    const { addEventListener } = target
    target.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
      addEventListener.apply(target, listener)
      undo.push(() => target.removeEventListener(...listener))
    }
    undo.push(() => {
      target.addEventListener = addEventListener
    })
  }
  return () => {
    for (const each of undo) each()
  }
}

/** Opens a page as a phone does: its own entry, its own view, in a document without layout. */
export async function mountPage(address: string, network: AnswerCall): Promise<Mounted> {
  const trouble: string[] = []
  const left: string[] = []
  const serverTexts: string[] = []
  vi.resetModules()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  // Not as a spy: the unit tests have one of their own, which takes every word for a fault.
  const { error } = console
  console.error = (...all) => {
    // A part that came late, by itself: React's tests want to know, a borrower does not.
    if (!/not wrapped in act/.test(String(all[0]))) trouble.push(`console: ${all}`)
  }
  vi.spyOn(location, 'assign').mockImplementation(url => void left.push(String(url)))
  vi.spyOn(location, 'replace').mockImplementation(url => void left.push(String(url)))
  vi.stubGlobal('loanApp', { postMessage: (text: string) => void left.push(text) })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = await network(new URL(url, location.origin), init)
    serverTexts.push(...wordsOf(body))
    return new Response(body)
  })
  const forgetListeners = noteListeners()
  window.addEventListener('error', ({ message }) => void trouble.push(`uncaught: ${message}`))
  const onRejection = (reason: unknown) => void trouble.push(`rejection: ${reason}`)
  process.on('unhandledRejection', onRejection)

  history.replaceState(null, '', address)
  const file = location.pathname.slice(1)
  const all: readonly Page[] = pages
  const own = all.find(page => page.file === file)?.query ?? []
  document.documentElement.dataset.page = JSON.stringify({ own })
  const root = document.body.appendChild(document.createElement('div'))
  const reactRoot = createRoot(root)

  const touch = async (work: () => unknown) => {
    try {
      await act(async () => {
        await work()
        await vi.advanceTimersByTimeAsync(0)
      })
    } catch (error) {
      // An error that no boundary has caught has emptied the page.
      trouble.push(`uncaught: ${error}`)
    }
  }
  const settle = async () => {
    for (let round = 0; round < 400 && stateOf(root) === 'loading'; round++) {
      // Answers are asked for again within that, and a part of the page that comes late is there.
      await touch(() => (round < 12 ? vi.advanceTimersByTimeAsync(800) : undefined))
      await new Promise(resolve => (round < 12 ? setImmediate(resolve) : realTimeout(resolve, 10)))
    }
  }

  const rest = async () => {
    for (let round = 0; round < 3; round++) {
      await touch(async () => {
        await vi.advanceTimersByTimeAsync(1000)
        await vi.dynamicImportSettled()
      })
    }
    await settle()
  }

  await entries[`../../pages/${file.replace('.html', '')}/main.tsx`]?.()
  const { view, start } = island ?? {}
  await touch(() => {
    reactRoot.render(view)
    // Nobody waits for what it answers: it may be a promise for as long as the page is open.
    void start?.()
  })
  await settle()
  return {
    root,
    state: () => stateOf(root),
    left,
    trouble,
    serverTexts,
    settle,
    rest,
    touch,
    close: async () => {
      await touch(() => reactRoot.unmount())
      root.remove()
      forgetListeners()
      process.off('unhandledRejection', onRejection)
      vi.clearAllTimers()
      vi.useRealTimers()
      console.error = error
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
      localStorage.clear()
      sessionStorage.clear()
      delete document.documentElement.dataset.ready
    }
  }
}
