import type { Hono } from 'hono'
import { escapeHtml, htmlPage } from '../html.ts'
import { BASE } from './page.ts'

interface Received {
  at: number
  type: string
  url: string
  body: string
}

const most = 200
const longest = 64 * 1024

/** The new format is a list of reports, `report-uri` sends one policy violation by itself. */
function reportsIn(text: string): { type: string; url: string; body: unknown }[] {
  const sent: unknown = JSON.parse(text)
  const list = Array.isArray(sent) ? sent : [sent]
  return list.map(each => {
    const violation = each['csp-report']
    return violation
      ? { type: 'csp-violation', url: String(violation['document-uri']), body: violation }
      : { type: String(each.type), url: String(each.url), body: each.body }
  })
}

function table(received: readonly Received[]): string {
  if (received.length === 0) return '<p>Nothing has come yet.</p>'
  const rows = received.map(({ at, type, url, body }) => {
    const cells = [new Date(at).toISOString(), type, url, body]
    return `<tr>${cells.map(cell => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`
  })
  const heads = ['At', 'Type', 'Page', 'What'].map(head => `<th>${head}</th>`)
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Collects what pages report, and shows it newest first: `brand.reportUrl` may name this address. */
export function serveReports(app: Hono, now: () => number): void {
  const received: Received[] = []

  app.post(`${BASE}/reports`, async c => {
    const text = await c.req.text()
    if (text.length > longest) return c.text('A report is shorter.', 413)
    try {
      for (const { type, url, body } of reportsIn(text)) {
        received.unshift({ at: now(), type, url, body: JSON.stringify(body) })
      }
    } catch {
      return c.text('These are no reports.', 400)
    }
    received.splice(most)
    return c.body(null, 204)
  })

  app.get(`${BASE}/reports`, c => c.html(htmlPage('Reports from the field', table(received))))
}
