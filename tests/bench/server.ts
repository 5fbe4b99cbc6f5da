import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createSandbox, type Sandbox } from '../sandbox/app.ts'
import { sandboxMiddleware } from '../sandbox/middleware.ts'
import { conditions, type NetworkName, networks } from './conditions.ts'
import type { SiteFiles } from './site.ts'

export interface BenchServer {
  /** One server for each network. */
  origins: Record<NetworkName, string>
  close: () => void
}

function send(
  site: SiteFiles,
  path: string,
  request: IncomingMessage,
  response: ServerResponse
): void {
  const answer = site.get(path)
  if (!answer) {
    response.writeHead(404).end()
  } else if (request.headers['if-none-match'] === answer.headers.ETag) {
    const { 'Content-Length': _, ...headers } = answer.headers
    response.writeHead(304, headers).end()
  } else {
    response.writeHead(200, answer.headers).end(answer.body)
  }
}

/** Changes a backend's answer before it is sent. */
export type AnswerChange = (answer: unknown) => unknown

/** A backend compresses its answers, as any that stands behind a CDN does. */
function sandboxWith(change: AnswerChange = answer => answer): Pick<Sandbox, 'app'> {
  const { app } = createSandbox()
  const compressed = new Hono().use(compress()).all('*', async ({ req }) => {
    const response = await app.fetch(req.raw)
    const headers = new Headers(response.headers)
    if (!headers.get('Content-Type')?.includes('json')) return response
    headers.delete('Content-Length')
    return Response.json(change(await response.json()), { status: response.status, headers })
  })
  return { app: compressed as unknown as Sandbox['app'] }
}

/**
 * Serves a site for a network and, below `/muscular`, a sandbox of its own. Chromium's throttling takes its
 * latency as the least time to the headers, it does not add it to the server's own: so a call's
 * round trip is waited for here.
 */
function serveOn(
  site: SiteFiles,
  network: NetworkName,
  change: AnswerChange | undefined
): Promise<{ origin: string; close: () => void }> {
  const sandbox = sandboxMiddleware(sandboxWith(change) as Sandbox)
  const server = createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const isCall = path.startsWith('/muscular/') && !path.startsWith('/muscular/sandbox/')
    if (isCall) await wait(networks[network].roundTrip + conditions.serverTime)
    sandbox(request, response, () => send(site, path, request, response))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address !== 'object' || !address) return reject(new Error('No address'))
      resolve({ origin: `http://127.0.0.1:${address.port}`, close: () => server.close() })
    })
  })
}

/** Serves a site for every network. */
export async function serve(site: SiteFiles, change?: AnswerChange): Promise<BenchServer> {
  const [fast, slow] = [await serveOn(site, '4G', change), await serveOn(site, '3G', change)]
  return {
    origins: { '4G': fast.origin, '3G': slow.origin, old: slow.origin },
    close: () => {
      fast.close()
      slow.close()
    }
  }
}
