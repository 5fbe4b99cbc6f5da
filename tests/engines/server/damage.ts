type DamageReport = (kind: string, text: unknown) => void

function replace(target: object, name: string, get: () => unknown): void {
  Object.defineProperty(target, name, { configurable: true, get })
}

function refuse(name: string): never {
  throw new DOMException(`${name} for the test`, name)
}

function replaceAreas(get: () => unknown): void {
  replace(window, 'localStorage', get)
  replace(window, 'sessionStorage', get)
}

function breakCopyCommand(): void {
  document.execCommand = () => false
}

/** Puts an app's bridge in one of the three places where pages look for it. */
function addBridge(place: string, report: DamageReport): void {
  const target = {
    postMessage(message: string) {
      if (this !== target) refuse('TypeError')
      report('bridge', message)
      if (place === 'throws') throw new Error('the app is gone')
    }
  }
  const host = window as unknown as Record<string, unknown>
  if (place === 'webkit')
    replace(window, 'webkit', () => ({ messageHandlers: { loanApp: target } }))
  else if (place === 'react') host.ReactNativeWebView = target
  else host.loanApp = target
}

export function moveClock(days: number): void {
  const { now } = Date
  Date.now = () => now() + days * 24 * 60 * 60 * 1000
}

/** Every timer of the page runs so many times as fast. */
function hurry(factor: number): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start: (run: TimerHandler, delay?: number) => number = window[name]
    const faster = (run: TimerHandler, delay = 0) => start(run, delay / factor)
    Object.assign(window, { [name]: faster })
  }
}

/** React writes an address twice, as an attribute and as a property. */
function loseImages(): void {
  const lost = '/probe/no-such-picture.png'
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function set(name: string, value: string) {
    const isSource = this instanceof HTMLImageElement && name === 'src'
    setAttribute.call(this, name, isSource ? lost : value)
  }
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    configurable: true,
    get() {
      return lost
    },
    set(this: HTMLImageElement) {
      setAttribute.call(this, 'src', lost)
    }
  })
}

/** The page is not told that it is shown again. */
function muffleReturn(): void {
  addEventListener('pageshow', event => {
    if (event.persisted) event.stopImmediatePropagation()
  })
  document.addEventListener('visibilitychange', event => event.stopImmediatePropagation())
}

/** Reports what is painted of a page in any other language, until the page is left or whole. */
function watchLanguage(wanted: string, report: DamageReport): void {
  const { documentElement: root } = document
  const look = () => {
    const isSeen = !root.hidden && Boolean(document.body?.innerText.trim())
    if (isSeen && root.lang !== wanted) return report('flash', root.lang)
    if (document.readyState !== 'complete') requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** The damages that an address can ask for in `damage=`: `storage-null,speed:20`. */
export const damages: Record<string, (value: string, report: DamageReport) => unknown> = {
  'storage-null': () => replaceAreas(() => null),
  'storage-throws': () => replaceAreas(() => refuse('SecurityError')),
  'storage-full': () => {
    Storage.prototype.setItem = () => refuse('QuotaExceededError')
  },
  'storage-forgets': () => {
    Storage.prototype.getItem = () => null
  },
  'storage-corrupt': () => {
    for (const key of [
      'complaint',
      'repayment',
      'cashier',
      'clock',
      'unanswered',
      'seen',
      'tracking',
      'deviceId'
    ]) {
      localStorage.setItem(`loan:${key}`, '{"version":1,"savedAt":"soon","owner":[],"data":{"__pro')
    }
    for (const key of ['showBankTip', 'landing']) sessionStorage.setItem(key, '{"half')
  },
  'clipboard-missing': () => {
    replace(navigator, 'clipboard', () => undefined)
    breakCopyCommand()
  },
  'clipboard-denied': () => {
    replace(navigator, 'clipboard', () => ({ writeText: async () => refuse('NotAllowedError') }))
    breakCopyCommand()
  },
  bridge: (place, report) => addBridge(place, report),
  clock: days => moveClock(Number(days)),
  speed: factor => hurry(Number(factor)),
  images: loseImages,
  language: tag => tag && localStorage.setItem('loan:language', tag),
  flash: watchLanguage,
  'no-return': muffleReturn
}
