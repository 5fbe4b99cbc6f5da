import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { requestOf } from './ask.ts'
import { sandboxMiddleware } from './middleware.ts'

const body = { productId: '301', orderId: '20410001' }
const sandbox = createSandbox()
let server: Server
let origin: string

beforeEach(async () => {
  sandbox.reset()
  const middleware = sandboxMiddleware(sandbox)
  server = createServer((req, res) => middleware(req, res, () => res.writeHead(404).end('next')))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function send(query: Record<string, string> = {}, signal?: AbortSignal) {
  const request = requestOf('due', '/v3/loan-details/loan-details', { query, body })
  const { pathname, search } = new URL(request.url)
  return fetch(`${origin}${pathname}${search}`, {
    method: 'POST',
    headers: request.headers,
    body: await request.text(),
    ...(signal ? { signal } : {})
  })
}

test('the sandbox answers calls on the request’s own origin', async () => {
  const { data } = (await (await send()).json()) as { data: { productLogo: string } }
  expect(data.productLogo).toBe(`${origin}/muscular/sandbox/pictures/coin.svg`)
})

test('the sandbox passes on what is not below /muscular', async () => {
  expect(await (await fetch(`${origin}/order.html`)).text()).toBe('next')
  expect(await (await fetch(`${origin}/muscularity`)).text()).toBe('next')
})

test('destroys the socket for a reset', async () => {
  await expect(send({ fault: 'reset' })).rejects.toThrow('fetch failed')
  await expect(send({ fault: 'offline' })).rejects.toThrow('fetch failed')
})

test('a reset reaches a client that has not heard the answer before it, either', async () => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').resume()
  const closed = new Promise(resolve => socket.on('error', resolve).on('data', resolve))
  for (const fault of ['hang', 'reset']) {
    const request = requestOf('due', '/v3/loan-details/loan-details', { query: { fault }, body })
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    const lines = [...request.headers, ['host', 'localhost'], ['content-length', `${text.length}`]]
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.write(`POST ${pathname}${search} HTTP/1.1\r\n${head}\r\n${text}`)
  }
  expect(await closed).toMatchObject({ code: 'ECONNRESET' })
})

test('cuts off the body after status 200 for a truncated answer', async () => {
  const response = await send({ fault: 'truncated' })
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
})

test('the sandbox hangs until the client gives up, and answers the next request', async () => {
  await expect(send({ fault: 'hang' }, AbortSignal.timeout(200))).rejects.toThrow('timeout')
  expect((await send()).status).toBe(200)
})

test('the sandbox answers the other faults as they are', async () => {
  expect((await send({ fault: 'http-502' })).status).toBe(502)
  expect(await (await send({ fault: 'empty' })).text()).toBe('')
})
