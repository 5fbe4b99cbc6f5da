import { spawn } from 'node:child_process'
import { freePort } from '../../published/free-port.ts'
import { type Key, type Point, phone, type Tab } from './driver.ts'
import { findProgram } from './packages.ts'

/** The few commands of the WebDriver standard that a tab needs, without a library around them. */
type Send = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object
) => Promise<Value>

const keys: Record<Key, string> = {
  Enter: '\ue007',
  Tab: '\ue004',
  Escape: '\ue00c',
  Space: ' ',
  ArrowDown: '\ue015'
}

function createSender(origin: string): Send {
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(20_000)
    const response = await fetch(`${origin}${path}`, { method, body: JSON.stringify(body), signal })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`WebDriver: ${value.error} ${value.message}`)
    return value
  }
}

async function untilReady(send: Send): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await send('GET', '/status').catch(() => undefined)) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}

function typed(key: Key): object {
  const value = keys[key]
  const actions = ['keyDown', 'keyUp'].map(type => ({ type, value }))
  return { type: 'key', id: 'keyboard', actions }
}

function clicked({ x, y }: Point, times: number): object {
  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 }
  ]
  const actions = [
    { type: 'pointerMove', duration: 0, x, y },
    ...Array.from({ length: times }, () => click).flat()
  ]
  return { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }
}

/** Sends to one of a session's windows, which take commands in turn. */
function createSwitch(send: Send) {
  let turn: Promise<unknown> = Promise.resolve()
  let current = ''
  return (handle: string): Send =>
    (method, path, body) => {
      const next = turn.then(async () => {
        if (handle !== current) await send('POST', '/window', { handle })
        current = handle
        return send<never>(method, path, body)
      })
      turn = next.catch(() => undefined)
      return next
    }
}

function createTab(handle: string, toWindow: (handle: string) => Send): Tab {
  const send = toWindow(handle)
  const act = (action: object) => send<void>('POST', '/actions', { actions: [action] })
  return {
    open: address => send('POST', '/url', { url: address }),
    run: (work, input) => {
      const script = `return (${work}).apply(null, arguments)`
      const execute = () => send<never>('POST', '/execute/sync', { script, args: [input ?? null] })
      // An answer gets lost now and then while the page changes; what is run only looks.
      return execute().catch(error => {
        if (error.name !== 'TimeoutError') throw error
        return execute()
      })
    },
    click: (point, times = 1) => act(clicked(point, times)),
    press: key => act(typed(key)),
    resize: ({ width, height }) => send('POST', '/window/rect', { width, height }),
    beside: async () => {
      const { handle: other } = await send<{ handle: string }>('POST', '/window/new', {
        type: 'window'
      })
      return createTab(other, toWindow)
    },
    close: () => send('DELETE', '/window')
  }
}

/** Starts a driver with one browser window. */
export async function connectWebDriver(env: NodeJS.ProcessEnv, args: string[]) {
  const port = await freePort()
  const driver = spawn(findProgram('webkitDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    env,
    stdio: 'ignore'
  })
  const send = createSender(`http://127.0.0.1:${port}`)
  await untilReady(send)
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        timeouts: { script: 18_000 },
        'webkitgtk:browserOptions': { binary: findProgram('miniBrowser'), args }
      }
    }
  })
  const inSession: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
  const tab = createTab(await inSession('GET', '/window'), createSwitch(inSession))
  await tab.resize(phone)
  const close = async () => {
    await inSession('DELETE', '').catch(() => {})
    driver.kill()
  }
  return { tab, close }
}
