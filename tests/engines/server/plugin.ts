import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import type { Connect, Plugin } from 'vite'
import { requestIdWire } from '../../../shared/api/wire.ts'
import { bundleScript } from './bundle-script.ts'
import { gone, makeStale, sendStale } from './stale.ts'
import { findVisit, type Stale } from './visits.ts'

const calls = '/muscular/'

/** Puts the probe in front of all scripts of a page, and axe behind them where it is asked for. */
function addProbe(html: string, { damage, probe }: Record<string, string | undefined>): string {
  const visit = findVisit(probe ?? '')
  visit.pages++
  const [, which, times = '99'] = /stale-(entry|chunk):?(\d*)/.exec(damage ?? '') ?? []
  const stale = which && visit.pages <= Number(times || 99)
  const page = stale ? makeStale(html, which as Stale, probe ?? '', visit) : html
  const axe = damage?.includes('axe') ? '<script async src="/probe/axe.js"></script>' : ''
  // Taken out, so that its check can be seen to fail.
  const boot = damage?.includes('no-boot') ? /<script>.*?<\/script>/gs : /$^/
  const help = damage?.includes('no-help') ? /<noscript>.*?<\/noscript>/gs : /$^/
  return page
    .replace(boot, '')
    .replace(help, '')
    .replace('<head>', '<head><script src="/probe/probe.js"></script>')
    .replace('</head>', `${axe}</head>`)
}

/** Changes the html that the next handlers send. */
function onHtml(response: ServerResponse, change: (html: string) => string): void {
  const { end } = response
  const changed = (body?: unknown, ...rest: unknown[]) => {
    const isHtml = typeof body === 'string' && body.startsWith('<!doctype html>')
    return Reflect.apply(end, response, [isHtml ? change(body) : body, ...rest])
  }
  response.end = changed as typeof end
}

async function serveProbe(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  script: string,
  dist: string
): Promise<void> {
  const { pathname, searchParams } = url
  const visit = findVisit(searchParams.get('probe') ?? '')
  const send = (type: string, body: string) => {
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' }).end(body)
  }
  if (pathname === '/probe/probe.js') return send('text/javascript', script)
  if (pathname === '/probe/axe.js') {
    const path = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
    return send('text/javascript', await readFile(path, 'utf8'))
  }
  if (pathname === '/probe/pixel') {
    // It has no more of the address than advertisers have: the campaign's tag.
    const [event, id] = [searchParams.get('event'), searchParams.get('event_id')]
    findVisit(askedOf(url).probe ?? '').pixels.push(`${event} ${id}`)
    return void response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
  }
  if (pathname === '/probe/nowhere') return send('text/html', '<!doctype html><title>-</title>')
  if (pathname === '/probe/report') {
    visit.reports.push(await text(request))
    return void response.writeHead(204).end()
  }
  if (pathname === '/probe/release') visit.release()
  if (pathname === '/probe/cut') visit.isCut = true
  if (/^\/probe\/(?:release|cut|visit)$/.test(pathname)) {
    response.setHeader('Cache-Control', 'no-store')
    return void response.end(JSON.stringify(visit))
  }
  if (pathname.startsWith(gone)) {
    const [id = '', file = ''] = pathname.slice(gone.length).split('/')
    return sendStale(response, file, findVisit(id), dist)
  }
  response.writeHead(404).end()
}

/**
 * The faults that a call was asked to suffer; one without a session carries them in the campaign's
 * tag.
 */
function askedOf({ searchParams }: URL): Record<string, string | undefined> {
  const tag = new URLSearchParams(searchParams.get('utm_tag') ?? '')
  return { ...Object.fromEntries(tag), ...Object.fromEntries(searchParams) }
}

/** The server reads, does what is asked, and closes the kept-alive connection in place of an answer. */
function dieBeforeAnswer(request: IncomingMessage, response: ServerResponse): void {
  const die = () => {
    request.socket.destroy()
    return response
  }
  Object.assign(response, { writeHead: () => response, write: die, end: die, flushHeaders: die })
}

async function watchCall(url: URL, request: IncomingMessage, response: ServerResponse) {
  const { probe, damage = '' } = askedOf(url)
  if (!probe) return
  const visit = findVisit(probe)
  const path = url.pathname.slice(calls.length - 1)
  visit.calls.push(`${request.method} ${path}`)
  response.on('close', () => visit.answered++)
  const [, held] = /hold:([\w/-]+)/.exec(damage) ?? []
  if (held && path.includes(held)) await visit.released
  const [, dying] = /dies:([\w/-]+)/.exec(damage) ?? []
  if (!dying || !path.includes(dying)) return
  visit.intentions.push(url.searchParams.get(requestIdWire.query) ?? '')
  if (!visit.isReleased) dieBeforeAnswer(request, response)
}

/**
 * One server for all engines' faults. WebKitWebDriver can neither intercept nor go offline, so
 * whatever a test needs is asked for in the page's own address: `probe=` names the visit,
 * `damage=` what to spoil. Both are common parameters, which travel on to calls and pages.
 */
export function probePlugin(dist: string): Plugin {
  let script = ''
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname.startsWith('/probe/')) {
      serveProbe(request, response, url, script, dist).catch(next)
    } else if (url.pathname.startsWith(calls)) {
      watchCall(url, request, response).then(() => next(), next)
    } else {
      const parameters = Object.fromEntries(url.searchParams)
      if (parameters.probe && findVisit(parameters.probe).isCut)
        return void request.socket.destroy()
      if (parameters.probe) onHtml(response, html => addProbe(html, parameters))
      next()
    }
  }
  return {
    name: 'loan-probe',
    enforce: 'pre',
    async configurePreviewServer(server) {
      script = await bundleScript(new URL('probe.ts', import.meta.url))
      server.middlewares.use(handle)
    }
  }
}
