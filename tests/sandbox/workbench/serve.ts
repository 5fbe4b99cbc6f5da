import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import { openApi } from '../contract/openapi.ts'
import { escapeHtml, htmlPage } from '../html.ts'
import { BASE } from '../pages/page.ts'
import { listing, type Served } from './listing.ts'

const script = new URL('frame.js', import.meta.url)

/**
 * Serves the lists that the workbench asks for; `messages` are those to phones, the newest first.
 */
export function serveWorkbench(app: Hono, messages: readonly string[], served?: Served): void {
  app.get(`${BASE}/scenarios`, c => {
    const { origin } = new URL(c.req.url)
    return c.json({ code: 0, message: '', data: listing(served, origin) })
  })

  app.get(`${BASE}/frame.js`, c =>
    c.body(readFileSync(script, 'utf8'), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache'
    })
  )

  app.get(`${BASE}/messages`, c => {
    const list = messages.slice(0, 20).map(each => `<li>${escapeHtml(each)}</li>`)
    const body = list.join('') || '<li>No text message was sent yet.</li>'
    return c.html(htmlPage('Text messages', `<ul>${body}</ul>`))
  })

  app.get(`${BASE}/openapi.json`, c => c.json(openApi()))
}
