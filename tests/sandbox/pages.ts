import type { Hono } from 'hono'
import type { LoggedCall } from './app.ts'
import { definitions, htmlPage, stylesheet } from './html.ts'
import { serveDesk } from './pages/desk.ts'
import { BASE, type Clock, queryOf } from './pages/page.ts'
import { serveCounter, servePayment } from './pages/payment.ts'
import { serveReports } from './pages/reports.ts'
import { drawPicture } from './pictures.ts'
import type { States } from './state.ts'

function serveControls(app: Hono, states: States, calls: LoggedCall[]): void {
  app.post(`${BASE}/reset`, async c => {
    const { sessionId } = { ...(await c.req.parseBody<Record<string, string>>()), ...queryOf(c) }
    states.reset(sessionId)
    const others = calls.filter(
      call => sessionId !== undefined && call.query.sessionId !== sessionId
    )
    calls.splice(0, calls.length, ...others)
    return c.json({ code: 0, message: '', data: { reset: sessionId ?? 'everything' } })
  })

  app.get(`${BASE}/calls`, c => {
    const { sessionId } = queryOf(c)
    return c.json(
      calls.filter(call => sessionId === undefined || call.query.sessionId === sessionId)
    )
  })
}

function serveUploads(app: Hono, states: States): void {
  app.get(`${BASE}/uploads/:sessionId/:id`, c => {
    const state = states.find(c.req.param('sessionId'))
    const upload = state?.uploads.find(({ id }) => id === c.req.param('id'))
    if (!upload) return c.text('There is no such photo.', 404)
    return c.body(upload.bytes, 200, {
      'content-type': upload.type,
      'x-content-type-options': 'nosniff'
    })
  })
}

function serveTexts(app: Hono): void {
  app.get(`${BASE}/elsewhere`, c =>
    c.html(htmlPage('This is where the app would go', definitions(queryOf(c))))
  )

  app.get(`${BASE}/style.css`, c => c.body(stylesheet, 200, { 'content-type': 'text/css' }))

  app.get(`${BASE}/pictures/:file`, c => {
    const svg = drawPicture(c.req.param('file').replace(/\.svg$/, ''))
    if (!svg) return c.text('There is no such picture.', 404)
    return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
  })
}

export function servePages(app: Hono, states: States, calls: LoggedCall[], clock: Clock): void {
  servePayment(app, states, clock)
  serveCounter(app, states, clock)
  serveReports(app, () => clock({}))
  serveDesk(app, states, clock)
  serveControls(app, states, calls)
  serveUploads(app, states)
  serveTexts(app)
  // The same pages by the shorter address that people type.
  app.all('/sandbox/*', c => {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`/muscular${pathname}${search}`, 307)
  })
  app.all(`${BASE}/*`, c => c.text('The sandbox has no such page.', 404))
}
