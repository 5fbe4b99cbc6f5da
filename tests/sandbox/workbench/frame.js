// The first script of each page in the workbench's frame. The workbench puts `bench` on its frame before the
// page is opened: what is switched, and who hears what the page does. Elsewhere this script does nothing.
;(() => {
  const bench = window.frameElement?.bench
  if (!bench) return
  const { ahead, call, text, look, app, edits } = bench.settings()
  const root = document.documentElement

  /** The phone's clock, milliseconds ahead of the machine's. */
  function moveClock() {
    const Real = Date
    const now = () => Real.now() + ahead
    window.Date = new Proxy(Real, {
      construct: (_target, values) => (values.length > 0 ? new Real(...values) : new Real(now())),
      apply: () => new Real(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name))
    })
  }

  const fieldsOf = entries =>
    Object.fromEntries(
      [...entries].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : `${value.name} (${value.type}, ${value.size} bytes)`
      ])
    )

  function bodyOf(body) {
    if (body instanceof FormData) return fieldsOf(body)
    return fieldsOf(new URLSearchParams(body ?? ''))
  }

  const wait = (ms, answer) => new Promise(resolve => setTimeout(resolve, ms, answer))

  /** An answer that was changed by hand: the backend is not asked. */
  function editedAnswer(answer) {
    const headers = { 'Content-Type': 'application/json', Date: new Date().toUTCString() }
    return wait(Number(call.delay ?? 0), new Response(answer, { headers }))
  }

  /** Tells of each call to the backend, and asks the sandbox for what is switched. */
  function watchCalls() {
    const send = window.fetch
    const prefix = '/muscular'
    let count = 0
    window.fetch = (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href)
      if (!url.pathname.startsWith(`${prefix}/`)) return send(input, init)
      const query = fieldsOf(url.searchParams)
      const path = url.pathname.slice(prefix.length)
      for (const [name, value] of Object.entries(call)) {
        if (!url.searchParams.has(name)) url.searchParams.set(name, value)
      }
      const begun = performance.now()
      const made = {
        id: ++count,
        method: init.method ?? 'GET',
        path,
        query,
        body: bodyOf(init.body)
      }
      const tell = more =>
        bench.note({ kind: 'call', ...made, ms: Math.round(performance.now() - begun), ...more })
      bench.note({ kind: 'call', ...made })
      const edit = edits[`${made.method} ${path}`]
      const answering = edit === undefined ? send(url, init) : editedAnswer(edit)
      answering.then(
        response => {
          const { status } = response
          response
            .clone()
            .text()
            .then(
              answer => tell({ status, answer }),
              () => tell({ status, problem: 'The answer was cut off.' })
            )
        },
        error => tell({ problem: String(error?.message ?? error) })
      )
      return answering
    }
  }

  function watchStorage() {
    for (const name of ['setItem', 'removeItem', 'clear']) {
      const change = Storage.prototype[name]
      Storage.prototype[name] = function (...values) {
        change.apply(this, values)
        bench.note({ kind: 'stored' })
      }
    }
  }

  /** Stands in for the native app: the page finds it and talks to it. It only listens. */
  function playApp() {
    window[app] = { postMessage: message => bench.note({ kind: 'said', message }) }
  }

  function addStyles(styles) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }

  /** As some phones do with a page that has no dark look of its own. */
  function darken() {
    if (root.dataset.theme) return
    addStyles(
      'html{background:#fff;filter:invert(1) hue-rotate(180deg)}img,canvas,video,picture{filter:invert(1) hue-rotate(180deg)}'
    )
  }

  /** Rules for forced colours apply as if colours were forced. */
  function openForcedRules() {
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (rule instanceof CSSMediaRule && /forced-colors:\s*active/.test(rule.media.mediaText)) {
          rule.media.mediaText = 'all'
        }
      }
    }
  }

  /** The colours of Windows' 'Night sky', without shadows and drawn backgrounds. */
  function forceColours() {
    addStyles(`*,*::before,*::after{background-color:#000!important;background-image:none!important;
color:#fff!important;border-color:#fff!important;box-shadow:none!important;text-shadow:none!important}
a,a *{color:#8080ff!important}button,button *,summary{color:#ffee32!important;border-color:#ffee32!important}
:disabled,:disabled *{color:#a6a6a6!important}svg [fill]:not([fill=none]){fill:currentColor!important}
:focus-visible{outline-color:#d6b4fd!important}`)
    openForcedRules()
  }

  if (ahead) moveClock()
  watchCalls()
  watchStorage()
  if (app) playApp()
  root.style.fontSize = text
  bench.note({ kind: 'opened', address: window.location.href })
  if (look === 'dark') addEventListener('DOMContentLoaded', darken)
  if (look === 'forced') addEventListener('DOMContentLoaded', forceColours)
  addEventListener('error', ({ message }) => bench.note({ kind: 'broke', message }))
  addEventListener('unhandledrejection', ({ reason }) =>
    bench.note({ kind: 'broke', message: String(reason?.message ?? reason) })
  )
})()
