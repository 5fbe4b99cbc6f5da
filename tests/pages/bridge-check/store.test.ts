import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkIds } from '../../../pages/bridge-check/checks.ts'
import { type BridgeCheckPage, createBridgeCheckPage } from '../../../pages/bridge-check/store.ts'
import { listenToNative } from '../../../shared/bridge/from-native.ts'

type Handle = (payload?: string) => void
type App = Partial<Record<string, Handle>>

const context =
  '?appVersion=1&deviceName=A&deviceId=d&osVersion=13&sessionId=s&adId=a&userKey=u&appActions=saveImage'

const comesUp = () => void dispatchEvent(new Event('blur'))

/** An app that does all that it should; each fault below takes one thing away. */
function soundApp(): App {
  return {
    callPhone: comesUp,
    goToPage: comesUp,
    saveImage: () => {},
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
  expect(counts).toBe('10 of 14 passed, 0 failed')
  expect(text).toContain('Back – Passed: The app asked the page first.')
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

  test('that does not close the page is told so', async () => {
    install(soundApp())
    const check = openCheck()
    check.start('close')
    await vi.advanceTimersByTimeAsync(5000)
    expect(failedIn(check)).toEqual(['close'])
  })

  test('that cannot save a picture is told so', async () => {
    install(soundApp())
    history.replaceState(
      null,
      '',
      `/bridge-check.html${context.replace('&appActions=saveImage', '')}`
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
    check.answerSaved(false)
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
