import { Buffer } from 'node:buffer'
import type { ServerResponse } from 'node:http'
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite'

const script = '<script src="/muscular/sandbox/frame.js"></script>'

/** Puts the script of the workbench before every other script of a page. */
export function withFrameScript(html: string): string {
  const [start, ...rest] = html.split(/(?<=<head[^>]*>)/)
  if (rest.length === 0) throw new Error('The page in the frame has no <head>')
  return [start, script, ...rest].join('')
}

const ownFrame = (policy: string) =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")

/** Lets the workbench show a page, which nobody else may, and listen to it. */
function openToFrame(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  const end = response.end.bind(response) as (...values: unknown[]) => ServerResponse
  // A page of the counter rests in the cache for an hour, and would be there without the script.
  const own: Record<string, (value: string) => string> = {
    'content-security-policy': ownFrame,
    'cache-control': () => 'no-store',
    etag: value => `${value.slice(0, -1)}-frame"`
  }
  response.setHeader = (name, value) =>
    setHeader(name, own[name.toLowerCase()]?.(String(value)) ?? value)
  response.end = ((chunk?: unknown, ...rest: unknown[]) => {
    const isHtml = /^text\/html/.test(String(response.getHeader('content-type')))
    const isText = typeof chunk === 'string' || Buffer.isBuffer(chunk)
    return isHtml && isText ? end(withFrameScript(String(chunk)), ...rest) : end(chunk, ...rest)
  }) as ServerResponse['end']
}

/** Milliseconds that each file waits beside an open workbench, as its network is switched. */
function waitOf({ headers }: Connect.IncomingMessage): number | undefined {
  const wait = /\bbench-wait=(\d+)/.exec(headers.cookie ?? '')?.[1]
  return wait === undefined ? undefined : Number(wait)
}

/** Lets the browser ask for a file each time, so that a slow network is slow for those it has as well. */
function askEachTime(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === 'cache-control' ? 'no-cache' : value)
}

const isOfSandbox = (address: string) => /^\/(?:muscular|sandbox)\b/.test(address)

function serveFrame(base: string, isFirst: boolean): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { url = '', headers } = request
    if (isFirst && (url === base || url === '/')) {
      response.writeHead(302, { Location: `${base}workbench.html` }).end()
      return
    }
    if (isOfSandbox(url)) return next()
    if (url.includes('/workbench.html')) {
      response.setHeader('Set-Cookie', 'bench-wait=0; path=/; SameSite=Strict')
      return next()
    }
    const wait = waitOf(request)
    if (wait !== undefined) askEachTime(response)
    if (headers['sec-fetch-dest'] === 'iframe') openToFrame(response)
    if (wait) setTimeout(next, wait)
    else next()
  }
}

/** Serves the workbench's own frame; `isFirst` puts it at the first address. */
export function framePlugin(isFirst = false): Plugin {
  const attach = ({ middlewares, config }: ViteDevServer | PreviewServer) => {
    middlewares.use(serveFrame(config.base, isFirst))
  }
  return {
    name: 'loan-workbench-frame',
    // The pages' own middleware answers without a next one.
    enforce: 'pre',
    configureServer: attach,
    configurePreviewServer: attach
  }
}
