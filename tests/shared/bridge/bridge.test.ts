import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bridgeMessages } from '#messages/bridge.ts'
import { inApp, postAction } from '../../../shared/bridge/bridge.ts'
import { readBridgeLog } from '../../../shared/bridge/preview-log.ts'
import { brand } from '../../../shared/config/brand.ts'
import { bridgeWords } from '../../../shared/config/bridge-words.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { stubApp } from '../../setup/app.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { navigations } = prepareBackend()

/** An object as each platform's webview adds it, which refuses to be called as a function. */
function transport() {
  const messages: string[] = []
  const target = {
    messages,
    postMessage(message: string) {
      if (this !== target) throw new TypeError('Illegal invocation')
      messages.push(message)
    }
  }
  return target
}

const throwing = {
  postMessage() {
    throw new Error('Java exception was raised')
  }
}

beforeEach(() => {
  $toast.set(undefined)
})

describe('a message', () => {
  test('is JSON of the action’s word and what it carries', () => {
    const android = transport()
    vi.stubGlobal('loanApp', android)
    postAction('callPhone', '+63 2')
    postAction('goHome')
    expect(android.messages).toEqual([
      '{"action":"callPhone","payload":"+63 2"}',
      '{"action":"goHome"}'
    ])
  })

  test('goes to the first transport there is: iOS, Android, React Native', () => {
    const [ios, android, native] = [transport(), transport(), transport()]
    const messageCounts = () => [ios, android, native].map(each => each.messages.length)
    vi.stubGlobal('ReactNativeWebView', native)
    postAction('goHome')
    expect(messageCounts()).toEqual([0, 0, 1])
    vi.stubGlobal('loanApp', android)
    postAction('goHome')
    expect(messageCounts()).toEqual([0, 1, 1])
    vi.stubGlobal('webkit', { messageHandlers: { loanApp: ios } })
    postAction('goHome')
    expect(messageCounts()).toEqual([1, 1, 1])
  })

  test.each([
    ['webkit', {}],
    ['webkit', { messageHandlers: {} }],
    ['webkit', { messageHandlers: { loanApp: { postMessage: 'text' } } }],
    ['webkit', null],
    ['ReactNativeWebView', null]
  ])('passes over a %s that is %j', (name, target) => {
    const android = transport()
    vi.stubGlobal(name, target)
    vi.stubGlobal('loanApp', android)
    postAction('goMine')
    expect(android.messages).toHaveLength(1)
  })

  test('that the app throws at is done by the browser', () => {
    vi.stubGlobal('loanApp', throwing)
    postAction('goHome')
    expect(navigations).toEqual(['assign /site/index.html'])
  })

  test('is noted for the test preview', () => {
    stubApp()
    postAction('callPhone', '1')
    expect(readBridgeLog()).toEqual(['{"action":"callPhone","payload":"1"}'])
  })

  test('has a word for each action of the contract', () => {
    expect(Object.keys(bridgeWords)).toEqual(
      expect.arrayContaining([
        ...['goToPage', 'closeWebview', 'goBack', 'goHome', 'goMine', 'goLogin', 'callPhone'],
        ...['goRate', 'confirmTrackPoint', 'startBankFlow', 'endBankFlow']
      ])
    )
    expect(new Set(Object.values(bridgeWords)).size).toBe(Object.keys(bridgeWords).length)
  })
})

test('a webview that throws when it is looked for counts as missing', () => {
  const hostile = {
    get messageHandlers(): never {
      throw new Error('torn down')
    }
  }
  vi.stubGlobal('webkit', hostile)
  expect(inApp()).toBe(false)
})

describe('before the page has loaded', () => {
  beforeEach(() => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  })

  test('messages wait for an app that comes with the load event, in their order', () => {
    postAction('startBankFlow')
    postAction('callPhone', '1')
    const messages = stubApp()
    expect(messages).toEqual([])
    postAction('endBankFlow')
    window.dispatchEvent(new Event('load'))
    expect(messages.map(({ action }) => action)).toEqual([
      'startBankFlow',
      'callPhone',
      'endBankFlow'
    ])
  })

  test('a message goes at once to an app that is there', () => {
    const messages = stubApp()
    postAction('goHome')
    expect(messages).toHaveLength(1)
    window.dispatchEvent(new Event('load'))
    expect(messages).toHaveLength(1)
  })

  test('the browser does it with the load event when no app has come', () => {
    postAction('goHome')
    expect(navigations).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(navigations).toEqual(['assign /site/index.html'])
  })
})

describe('without an app, the browser', () => {
  test.each(['goHome', 'goMine'] as const)('goes to the home page for %s', action => {
    postAction(action)
    expect(navigations).toEqual(['assign /site/index.html'])
  })

  test.each(['goLogin', 'goRate'] as const)('goes to the store for %s', action => {
    postAction(action)
    for (const phone of ['iPhone; CPU iPhone OS 15_4', 'iPad; CPU OS 15_4', 'iPod touch']) {
      vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (${phone})` })
      postAction(action)
    }
    const ios = `assign ${brand.store.ios}`
    expect(navigations).toEqual([`assign ${brand.store.android}`, ios, ios, ios])
  })

  test.each(['goBack', 'closeWebview'] as const)('goes back for %s, else home', action => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {})
    const length = vi.spyOn(history, 'length', 'get').mockReturnValue(2)
    postAction(action)
    expect([back.mock.calls.length, navigations.length]).toEqual([1, 0])
    length.mockReturnValue(1)
    postAction(action)
    expect([back.mock.calls.length, navigations]).toEqual([1, ['assign /site/index.html']])
  })

  test.each([
    ['+63 (2) 8000-0000', 'assign tel:+63280000000'],
    ['1800 555', 'assign tel:1800555']
  ])('calls %s', (number, navigation) => {
    postAction('callPhone', number)
    expect(navigations).toEqual([navigation])
  })

  test.each(['', 'no digits', 'javascript:x'])('calls nobody for %j', number => {
    postAction('callPhone', number)
    expect(navigations).toEqual([])
  })

  test('does what the caller says in the app’s place', () => {
    const instead = vi.fn()
    postAction('goToPage', 'https://ok.example/x', instead)
    expect(instead).toHaveBeenCalledOnce()
    vi.stubGlobal('loanApp', transport())
    postAction('goToPage', 'https://ok.example/x', instead)
    expect(instead).toHaveBeenCalledOnce()
    vi.stubGlobal('loanApp', throwing)
    postAction('goToPage', 'https://ok.example/x', instead)
    expect(instead).toHaveBeenCalledTimes(2)
    expect(navigations).toEqual([])
  })

  test.each(['https://ok.example/x', 'loanapp://main', 'javascript:alert(1)', 'goHome', ''])(
    'asks to open the app for the page %j of which nothing else is said',
    link => {
      postAction('goToPage', link)
      expect(navigations).toEqual([])
      expect($toast.get()?.text).toBe(bridgeMessages.needsApp)
    }
  )

  test.each(['saveImage', 'saveFile'] as const)('asks for a screenshot for %s', action => {
    postAction(action, 'data:image/png;base64,cG5n')
    expect($toast.get()?.text).toBe(bridgeMessages.screenshot)
  })

  test('does nothing for what only the app counts', () => {
    postAction('confirmTrackPoint', 'point')
    postAction('startBankFlow')
    postAction('endBankFlow')
    expect(navigations).toEqual([])
    expect($toast.get()).toBeUndefined()
  })
})
