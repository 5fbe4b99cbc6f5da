import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Connect, PreviewServer } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { framePlugin, withFrameScript } from './frame-plugin.ts'

const policy = "default-src 'none'; frame-ancestors 'none'"
let server: Server

/** A server of one page, with what the plugin puts before it. */
async function serve(base: string, isFirst: boolean): Promise<string> {
  let middleware: Connect.NextHandleFunction | undefined
  const use = (each: Connect.NextHandleFunction) => {
    middleware = each
  }
  const attach = framePlugin(isFirst).configurePreviewServer as (server: PreviewServer) => void
  attach({ middlewares: { use }, config: { base } } as unknown as PreviewServer)
  server = createServer((request, response) => {
    middleware?.(request, response, () => {
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Content-Security-Policy', policy)
      response.setHeader('Cache-Control', 'private, max-age=3600')
      response.end('<html><head lang="en"><title>A</title></head></html>')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const inFrame = { 'Sec-Fetch-Dest': 'iframe' }

test('a page in a frame of ours may be shown there, has our script first, and is not kept', async () => {
  const origin = await serve('/', false)
  const response = await fetch(`${origin}/order.html`, { headers: inFrame })
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'self'"
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain(
    '<head lang="en"><script src="/muscular/sandbox/frame.js"></script><title>'
  )
})

test('a page by itself is as it is published', async () => {
  const origin = await serve('/', true)
  const response = await fetch(`${origin}/order.html`)
  expect(response.headers.get('content-security-policy')).toBe(policy)
  expect(response.headers.get('cache-control')).toBe('private, max-age=3600')
  expect(await response.text()).not.toContain('frame.js')
})

test('the first address is the workbench’s, where it is wanted there', async () => {
  const origin = await serve('/loans/', true)
  const first = await fetch(`${origin}/`, { redirect: 'manual' })
  expect(first.headers.get('location')).toBe('/loans/workbench.html')
  const site = await fetch(`${origin}/?lang=fil`, { redirect: 'manual' })
  expect(site.status).toBe(200)
  server.close()
  expect((await fetch(await serve('/', false))).status).toBe(200)
})

test('html without a head is no page', () => {
  expect(() => withFrameScript('<p>Hello</p>')).toThrow('no <head>')
})

test('on a slow network each file waits and is asked for anew, but for the workbench itself', async () => {
  const origin = await serve('/', true)
  const headers = { Cookie: 'other=1; bench-wait=300' }
  const begun = performance.now()
  const slow = await fetch(`${origin}/assets/vendor.js`, { headers })
  expect(performance.now() - begun).toBeGreaterThan(290)
  expect(slow.headers.get('cache-control')).toBe('no-cache')
  const own = await fetch(`${origin}/workbench.html`, { headers })
  expect(own.headers.get('cache-control')).toBe('private, max-age=3600')
})
