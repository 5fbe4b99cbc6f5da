import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CheckId, checkIds } from '../../../pages/bridge-check/checks.ts'
import {
  type BridgeCheckPage,
  createBridgeCheckPage,
  isStarted
} from '../../../pages/bridge-check/store.ts'
import { listenToNative } from '../../../shared/bridge/from-native.ts'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { bridgeCheckMessages as messages } from '../../../shared/messages/en/bridge-check.ts'

type Handle = (payload?: string) => void
type App = Partial<Record<string, Handle>>

const context =
  '?appVersion=1&deviceName=A&deviceId=d&osVersion=13&sessionId=s&adId=a&userKey=u&appActions=saveImage,saveFile'

const comesUp = () => void dispatchEvent(new Event('blur'))

/** An app that does all that it should; each fault below takes one thing away. */
function soundApp(): App {
  return {
    callPhone: comesUp,
    goToPage: comesUp,
    saveImage: () => {},
    saveFile: () => {},
    back: () => void (window as unknown as { onNativeBack: () => boolean }).onNativeBack(),
    refresh: () =>
      (window as unknown as { refreshCommonParams: (query: string) => void }).refreshCommonParams(
        'sessionId=next'
      ),
    keyboard: () => resizeTo(400),
    away: () => {
      comesUp()
      setTimeout(() => dispatchEvent(new Event('focus')), 1000)
    }
  }
}

function resizeTo(height: number): void {
  vi.stubGlobal('innerHeight', height)
  dispatchEvent(new Event('resize'))
}

function install(app: App): void {
  const postMessage = (text: string) => {
    const { action, payload } = JSON.parse(text)
    setTimeout(() => app[action]?.(payload))
  }
  vi.stubGlobal('loanApp', { postMessage })
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', `/bridge-check.html${context}`)
  document.documentElement.dataset.page = JSON.stringify({ own: ['userKey'] })
  listenToNative()
  vi.stubGlobal('innerHeight', 740)
  vi.stubGlobal('visualViewport', undefined)
  HTMLCanvasElement.prototype.getContext = () => null
})

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openCheck(): BridgeCheckPage {
  const check = createBridgeCheckPage()
  check.open()
  return check
}

/** Tries everything as a person would, closing and opening the page as the checks ask for it. */
async function sitThrough(app: App): Promise<BridgeCheckPage> {
  const check = openCheck()
  const wait = () => vi.advanceTimersByTimeAsync(61_000)
  for (const id of ['call', 'mail', 'wallet'] as const) {
    check.start(id)
    await wait()
  }
  check.start('back')
  app.back?.()
  await wait()
  check.start('refresh')
  app.refresh?.()
  await wait()
  const input = document.body.appendChild(document.createElement('input'))
  input.focus()
  check.type()
  app.keyboard?.()
  await wait()
  check.start('kept')
  app.away?.()
  await vi.advanceTimersByTimeAsync(600_000)
  return check
}

const failedIn = (check: BridgeCheckPage) =>
  checkIds.filter(id => check.$outcomes.get()[id].state === 'failed')

test('a sound app passes all that was tried', async () => {
  const app = soundApp()
  install(app)
  const check = await sitThrough(app)
  expect(failedIn(check)).toEqual([])
  const { counts, text } = check.$summary.get()
  expect(counts).toBe('10 of 15 passed, 0 failed')
  expect(text).toContain('Back – Passed: The app asked the page first.')
})

/** The result of a check so far: its state, and the evidence for it. */
const come = (check: BridgeCheckPage, id: CheckId) => {
  const outcome = check.$outcomes.get()[id]
  return 'seen' in outcome ? `${outcome.state}: ${outcome.seen}` : outcome.state
}

describe('a check says what was seen', () => {
  const { seen } = messages

  test.each([
    ['bridge', seen.bridge],
    ['context', seen.context],
    ['storage', seen.storage],
    ['call', seen.left],
    ['mail', seen.left],
    ['wallet', seen.left],
    ['back', seen.back],
    ['refresh', seen.refresh],
    ['keyboard', seen.keyboard],
    ['kept', seen.kept]
  ] as const)('of a sound app: %s', async (id, text) => {
    install(soundApp())
    expect(come(await sitThrough(soundApp()), id)).toBe(`passed: ${text}`)
  })

  test.each([
    ['call', seen.notLeft],
    ['mail', seen.notLeft],
    ['wallet', 'Nothing came up for gcash://: install the wallet, or hand its links on.'],
    ['back', seen.noBack],
    ['refresh', seen.noRefresh],
    ['keyboard', seen.noKeyboard],
    ['kept', seen.notLeft]
  ] as const)('of an app that does nothing: %s', async (id, text) => {
    install({})
    expect(come(await sitThrough({}), id)).toBe(`failed: ${text}`)
  })

  test('of an address and a phone that lack something', () => {
    history.replaceState(null, '', '/bridge-check.html?appVersion=1&osVersion=13&userKey=u')
    vi.stubGlobal('localStorage', undefined)
    const check = openCheck()
    expect(come(check, 'bridge')).toBe(`failed: ${seen.noBridge}`)
    expect(come(check, 'context')).toBe('failed: Missing: deviceName, deviceId, sessionId, adId.')
    expect(come(check, 'storage')).toBe(`failed: ${seen.noStorage}`)
  })

  test('of a brand that has no wallet to open', async () => {
    install(soundApp())
    const check = openCheck()
    const { payApps } = brand
    Object.assign(brand, { payApps: [] })
    await check.start('wallet')
    Object.assign(brand, { payApps })
    expect(come(check, 'wallet')).toBe(`passed: ${seen.noWallets}`)
  })

  test('of a page that nobody saw closing, by the person alone, who may open it again', async () => {
    install(soundApp())
    const check = openCheck()
    check.start('close')
    await vi.advanceTimersByTimeAsync(3900)
    expect(check.$outcomes.get().close).toEqual({ state: 'running' })
    await vi.advanceTimersByTimeAsync(200)
    expect(check.$outcomes.get().close).toEqual({ state: 'running', asks: seen.askClosed })
    const again = openCheck()
    expect(again.$outcomes.get().close).toEqual({ state: 'running', asks: seen.askClosed })
    again.answer('close', true)
    expect(come(again, 'close')).toBe(`passed: ${seen.close}`)
    again.answer('close', false)
    expect(come(again, 'close')).toBe(`failed: ${seen.noClose}`)
  })

  test('of a page that was closed, and goes on behind the app', async () => {
    install(soundApp())
    const check = openCheck()
    check.start('close')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(5000)
    expect(come(check, 'close')).toBe(`passed: ${seen.close}`)
  })

  test('of a file: whether the app offers to save it, and what the person answers', async () => {
    install(soundApp())
    const check = openCheck()
    await check.start('file')
    expect(check.$outcomes.get().file).toEqual({ state: 'running', asks: seen.askFiled })
    check.answer('file', true)
    expect(come(check, 'file')).toBe(`passed: ${seen.filed}`)
    history.replaceState(null, '', context.replace(',saveFile', ''))
    await check.start('file')
    expect(come(check, 'file')).toBe(`failed: ${seen.noFile}`)
  })

  test('of a picture: whether the app offers to save it, and what the person answers', async () => {
    install(soundApp())
    const check = openCheck()
    await check.start('save')
    expect(check.$outcomes.get().save).toEqual({ state: 'running', asks: seen.askSaved })
    check.answer('save', true)
    expect(come(check, 'save')).toBe(`passed: ${seen.saved}`)
    check.answer('save', false)
    expect(come(check, 'save')).toBe(`failed: ${seen.notSaved}`)
    history.replaceState(null, '', context.replace('&appActions=saveImage,saveFile', ''))
    await check.start('save')
    expect(come(check, 'save')).toBe(`failed: ${seen.noSave}`)
    await check.choosePhoto(undefined)
    expect(come(check, 'photo')).toBe(`failed: ${seen.noPhoto}`)
  })
})

test.each([
  ['back', 19, 20],
  ['call', 3, 4],
  ['mail', 3, 4],
  ['site', 7, 8],
  ['refresh', 59, 60],
  ['kept', 299, 300]
] as const)('%s is watched for, after %i s still, and not after %i', async (id, before, after) => {
  install({})
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  const check = openCheck()
  check.start(id)
  await vi.advanceTimersByTimeAsync(before * 1000)
  expect(come(check, id)).toBe('running')
  await vi.advanceTimersByTimeAsync((after - before) * 1000 + 100)
  expect(come(check, id)).toMatch(/^failed/)
})

test('the keyboard has three seconds', async () => {
  install({})
  const check = openCheck()
  check.type()
  await vi.advanceTimersByTimeAsync(2900)
  expect(come(check, 'keyboard')).toBe('running')
  await vi.advanceTimersByTimeAsync(200)
  expect(come(check, 'keyboard')).toMatch(/^failed/)
})

test('a check that is being watched is not begun again', async () => {
  const calls = vi.fn()
  install({ callPhone: calls })
  const check = openCheck()
  check.start('call')
  check.start('call')
  await vi.advanceTimersByTimeAsync(5000)
  expect(calls).toHaveBeenCalledTimes(1)
  expect(calls).toHaveBeenCalledWith(brand.servicePhone)
  check.start('call')
  await vi.advanceTimersByTimeAsync(5000)
  expect(calls).toHaveBeenCalledTimes(2)
})

test.each([
  ['mail', `mailto:${company.email}`],
  ['wallet', 'gcash://pay']
] as const)('%s asks the app for %s', async (id, link) => {
  const goToPage = vi.fn()
  install({ goToPage })
  openCheck().start(id)
  await vi.advanceTimersByTimeAsync(5000)
  expect(goToPage).toHaveBeenCalledWith(link)
})

test('the checks that somebody starts have a button, the others are seen or have an input', () => {
  expect(checkIds.filter(id => !isStarted(id))).toEqual([
    'bridge',
    'context',
    'storage',
    'photo',
    'keyboard'
  ])
})

describe('the summary', () => {
  test('names the webview, each check, what it has come to and what was seen', () => {
    install(soundApp())
    const check = openCheck()
    check.answer('save', false)
    check.start('call')
    const { counts, text } = check.$summary.get()
    expect(counts).toBe('3 of 15 passed, 1 failed')
    const lines = text.split('\n')
    expect(lines).toHaveLength(17)
    expect(lines[0]).toBe(counts)
    expect(lines).toContain('Saving – Failed: The picture did not arrive.')
    expect(lines).toContain('Call – Watching…')
    expect(lines).toContain('Back – To do')
    expect(lines.at(-1)).toBe(navigator.userAgent)
  })

  test('is empty where no webview is: the build draws it', () => {
    expect(createBridgeCheckPage().$summary.get().counts).toBe('0 of 15 passed, 0 failed')
    expect(createBridgeCheckPage().$summary.get().text).toMatch(/\n$/)
  })
})

describe('the outcome of a check', () => {
  test('is there when the page opens again, and what was being watched is to do', async () => {
    install(soundApp())
    const check = openCheck()
    check.answer('save', true)
    check.start('call')
    const again = openCheck()
    expect(come(again, 'save')).toBe(`passed: ${messages.seen.saved}`)
    expect(come(again, 'call')).toBe('open')
  })

  test.each([
    ['close', `passed: ${messages.seen.close}`],
    ['back', `failed: ${messages.seen.backLeft}`],
    ['site', `failed: ${messages.seen.replaced}`],
    ['kept', `passed: ${messages.seen.reloaded}`]
  ] as const)('of %s, which leaves the page, is said on the way back', (id, text) => {
    install(soundApp())
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    openCheck().start(id)
    expect(come(openCheck(), id)).toBe(text)
  })

  test('of a link that opened in the page’s own place is no other app', async () => {
    install(soundApp())
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    const check = openCheck()
    const started = check.start('site')
    window.dispatchEvent(new Event('pagehide'))
    await started
    expect(come(check, 'site')).toBe(`failed: ${messages.seen.replaced}`)
  })

  test('of two that wait, only the one that was started later has brought an app up', async () => {
    install({ ...soundApp(), away: () => {} })
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    const check = openCheck()
    const both = [check.start('site'), check.start('mail')]
    window.dispatchEvent(new Event('blur'))
    await Promise.all(both)
    expect(come(check, 'site')).toBe(`failed: ${messages.seen.notLeft}`)
    expect(come(check, 'mail')).toBe(`passed: ${messages.seen.left}`)
  })

  test('of a session that is gone is said', () => {
    install(soundApp())
    openCheck().start('kept')
    sessionStorage.clear()
    expect(come(openCheck(), 'kept')).toBe(`failed: ${messages.seen.lost}`)
  })

  test('is forgotten on request, but for what is seen at once', () => {
    install(soundApp())
    const check = openCheck()
    check.answer('save', true)
    check.forget()
    expect(come(check, 'save')).toBe('open')
    expect(come(check, 'bridge')).toBe(`passed: ${messages.seen.bridge}`)
    expect(come(openCheck(), 'save')).toBe('open')
  })

  test.each([
    ['a state that there is none of', { state: 'guessed', seen: 'x' }],
    ['an outcome that says nothing', { state: 'passed' }]
  ])('is begun anew where the phone kept %s', (_what, save) => {
    install(soundApp())
    openCheck().answer('save', true)
    const key = 'loan:bridgeCheck'
    const record = JSON.parse(localStorage.getItem(key) ?? '')
    record.data.outcomes.save = save
    localStorage.setItem(key, JSON.stringify(record))
    expect(come(openCheck(), 'save')).toBe('open')
  })
})

describe('an app with a fault', () => {
  test.each([
    ['that ignores calls', 'callPhone', ['call']],
    ['that opens nothing else', 'goToPage', ['mail', 'wallet']],
    ['that goes back by itself', 'back', ['back']],
    ['that renews no session', 'refresh', ['refresh']],
    ['whose keyboard covers the page', 'keyboard', ['keyboard']],
    ['that never comes back', 'away', ['kept']]
  ])('%s is told so', async (_what, missing, ids) => {
    const { [missing]: _, ...app } = soundApp()
    install(app)
    expect(failedIn(await sitThrough(app)).sort()).toEqual(ids)
  })

  test('that hands no wallet’s links on is told so', async () => {
    const goToPage: Handle = link => {
      if (link?.startsWith('mailto:')) comesUp()
    }
    const app = { ...soundApp(), goToPage }
    install(app)
    expect(failedIn(await sitThrough(app))).toEqual(['wallet'])
  })

  test.each([
    ['without its object', () => vi.stubGlobal('loanApp', undefined), 'bridge'],
    [
      'that passes no session',
      () =>
        history.replaceState(null, '', `/bridge-check.html${context.replace('sessionId=s&', '')}`),
      'context'
    ],
    [
      'that passes no key for its user',
      () =>
        history.replaceState(null, '', `/bridge-check.html${context.replace('&userKey=u', '')}`),
      'context'
    ],
    ['without DOM storage', () => vi.stubGlobal('localStorage', undefined), 'storage']
  ])('%s is told so at once', (_what, spoil, id) => {
    install(soundApp())
    spoil()
    expect(failedIn(openCheck())).toEqual([id])
  })

  test('that does not close the page is told so by the person', async () => {
    install(soundApp())
    const check = openCheck()
    check.start('close')
    await vi.advanceTimersByTimeAsync(5000)
    expect(failedIn(check)).toEqual([])
    check.answer('close', false)
    expect(failedIn(check)).toEqual(['close'])
  })

  test('that cannot save a picture is told so', async () => {
    install(soundApp())
    history.replaceState(
      null,
      '',
      `/bridge-check.html${context.replace('&appActions=saveImage,saveFile', '')}`
    )
    const check = openCheck()
    await check.start('save')
    expect(failedIn(check)).toEqual(['save'])
  })

  test('whose picture does not arrive is told so by the person', async () => {
    install(soundApp())
    const check = openCheck()
    await check.start('save')
    expect(check.$outcomes.get().save).toMatchObject({ state: 'running' })
    check.answer('save', false)
    expect(failedIn(check)).toEqual(['save'])
  })

  test.each([
    ['that leaves without asking the page', 'back', 'failed'],
    ['that opens other sites in the place of the page', 'site', 'failed'],
    ['that closes the page as asked', 'close', 'passed']
  ] as const)('%s is known when the page opens again', (_what, id, state) => {
    install(soundApp())
    openCheck().start(id)
    expect(openCheck().$outcomes.get()[id].state).toBe(state)
  })

  test('that forgets the session of a page it loads anew is told so', () => {
    install(soundApp())
    openCheck().start('kept')
    sessionStorage.clear()
    expect(openCheck().$outcomes.get().kept.state).toBe('failed')
  })

  test('whose chooser brings no picture is told so', async () => {
    install(soundApp())
    const check = openCheck()
    await check.choosePhoto(undefined)
    expect(failedIn(check)).toEqual(['photo'])
  })
})
