import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareBackend } from '../../setup/backend.ts'

const { open } = prepareBackend()
const root = document.documentElement

function prepareHtml(): void {
  document.body.innerHTML = '<div id="root">Loading</div><div id="stuck" hidden>Stuck</div>'
}

// A script, not a module: it has nothing to export.
const boot = (): Promise<unknown> =>
  import(/* @vite-ignore */ '../../../shared/island/boot.ts' as string)

beforeEach(() => {
  // The script acts when it is imported.
  vi.resetModules()
  window.early = undefined
  prepareHtml()
})

afterEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  document.body.innerHTML = ''
})

describe('a form that is sent early', () => {
  afterEach(() => {
    root.removeAttribute('data-submitted')
    root.removeAttribute('data-ready')
  })

  const send = () => {
    const form = document.body.appendChild(document.createElement('form'))
    const event = new Event('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(event)
    return event.defaultPrevented
  }

  test('stays on the page, which is told of it', async () => {
    await boot()
    expect(send()).toBe(true)
    expect(root.dataset.submitted).toBe('')
  })

  test('is left to the page once its code is there', async () => {
    await boot()
    root.dataset.ready = ''
    expect(send()).toBe(false)
    expect(root.dataset.submitted).toBeUndefined()
  })
})

describe('a button that is pressed early', () => {
  afterEach(() => {
    root.removeAttribute('data-tapped')
    root.removeAttribute('data-ready')
  })

  const press = (markup: string) => {
    document.body.innerHTML = markup
    document.querySelector<HTMLElement>('button, p')?.click()
  }

  test('is noted down, wherever in it the finger was', async () => {
    await boot()
    document.body.innerHTML = '<button type="button"><b>Chat</b> now</button>'
    document.querySelector('b')?.click()
    expect(root.dataset.tapped).toBe('Chat now')
  })

  test('is forgotten when another is pressed', async () => {
    await boot()
    press('<button type="button">Chat</button>')
    press('<button type="button" aria-label="Back">←</button>')
    press('<p>Words</p>')
    expect(root.dataset.tapped).toBe('Back')
  })

  test('looks pressed at once, and no longer when another is pressed or something is chosen', async () => {
    await boot()
    document.body.innerHTML =
      '<button id="a">Chat</button><button id="b">Back</button><label>Yes</label><button id="c" aria-disabled="true">Pay</button>'
    const busy = () => [...document.querySelectorAll('[aria-busy]')].map(({ id }) => id)
    for (const [place, expected] of [
      ['#a', ['a']],
      ['#b', ['b']],
      ['#c', ['b']],
      ['label', []]
    ] as const) {
      document.querySelector<HTMLElement>(place)?.click()
      expect(busy()).toEqual(expected)
    }
  })

  test('is not pressed with what is chosen after it, even by a label of its name', async () => {
    await boot()
    press('<button type="button">Pay</button>')
    document.body.innerHTML = '<label>Pay <input type="radio" /></label>'
    document.querySelector('input')?.click()
    expect(root.dataset.tapped).toBeUndefined()
  })

  test('that looks off is not pressed later, when it may be on', async () => {
    await boot()
    press('<button type="button" aria-disabled="true">Pay</button>')
    expect(root.dataset.tapped).toBeUndefined()
  })

  test('that looks off and says why is answered later, and not pressed', async () => {
    await boot()
    press('<button type="button" aria-disabled="true" data-why="Please wait."><b>Loan</b></button>')
    expect(root.dataset.why).toBe('Please wait.')
    expect(root.dataset.tapped).toBeUndefined()
  })

  test('that sends a form is reported as a form', async () => {
    await boot()
    press('<form><button type="submit">Send</button></form>')
    expect(root.dataset.submitted).toBe('Send')
    expect(root.dataset.tapped).toBeUndefined()
    root.removeAttribute('data-submitted')
  })

  test('is left to the page once its code is there', async () => {
    await boot()
    root.dataset.ready = ''
    press('<button type="button">Chat</button>')
    expect(root.dataset.tapped).toBeUndefined()
  })
})

describe('a script that cannot be fetched', () => {
  const reload = vi.fn()
  const isStuck = () => document.getElementById('stuck')?.hidden === false

  function fail(tag: string): void {
    document.body.append(document.createElement(tag))
    document.body.lastElementChild?.dispatchEvent(new Event('error'))
  }

  beforeEach(async () => {
    reload.mockClear()
    vi.spyOn(location, 'reload').mockImplementation(reload)
    vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z'), toFake: ['Date'] })
    open('order-due')
    await boot()
  })

  /** The page as it comes after a reload; the one before still hears, and keeps still. */
  async function comeBack(): Promise<void> {
    vi.resetModules()
    await boot()
  }

  test.each(['script', 'link'])('(%s) reloads the page once, then says what to do', async tag => {
    fail(tag)
    fail(tag)
    expect([reload.mock.calls.length, isStuck()]).toEqual([1, false])
    await comeBack()
    fail(tag)
    expect([reload.mock.calls.length, isStuck()]).toEqual([1, true])
    expect(document.getElementById('root')?.hidden).toBe(true)
  })

  test('half a minute later reloads again', async () => {
    fail('script')
    await comeBack()
    vi.setSystemTime(Date.now() + 30_001)
    fail('script')
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('reloads nothing where no storage can remember the reload', () => {
    const getItem = () => null
    const setItem = () => {
      throw new DOMException('QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { getItem, setItem })
    fail('script')
    expect([reload.mock.calls.length, isStuck()]).toEqual([0, true])
  })

  test('is told from other elements that fail', () => {
    fail('img')
    expect([reload.mock.calls.length, isStuck()]).toEqual([0, false])
  })

  test('counts as one that throws, until the page handles its own errors', () => {
    const filename = 'https://site.example/assets/order-1a2b.js'
    const throws = () => window.dispatchEvent(new ErrorEvent('error', { filename }))
    root.dataset.ready = ''
    throws()
    fail('script')
    expect(reload).not.toHaveBeenCalled()
    delete root.dataset.ready
    throws()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('is told from a script that an app injects, which may throw', () => {
    window.dispatchEvent(new ErrorEvent('error', { filename: location.href }))
    window.dispatchEvent(new ErrorEvent('error'))
    window.dispatchEvent(new Event('unhandledrejection'))
    expect([reload.mock.calls.length, isStuck()]).toEqual([0, false])
  })
})
