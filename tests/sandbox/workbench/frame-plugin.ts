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

const isOfSandbox = (address: string) => /^\/(?:muscular|sandbox)\b/.test(address)

function serveFrame(base: string, isFirst: boolean): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { url = '', headers } = request
    if (isFirst && (url === base || url === '/')) {
      response.writeHead(302, { Location: `${base}workbench.html` }).end()
      return
    }
    if (headers['sec-fetch-dest'] === 'iframe' && !isOfSandbox(url)) openToFrame(response)
    next()
  }
}

/** What the workbench needs of a server; `isFirst` puts it at the first address. */
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
