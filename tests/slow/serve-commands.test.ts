import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../published/free-port.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Starts `npm run dev` or `npm start` and returns what it says, as far as it has come. */
function startServer(kind: 'dev' | 'built', args: readonly string[]): () => string {
  const command = fileURLToPath(new URL('../sandbox/serve.mjs', import.meta.url))
  const child = spawn(process.execPath, [command, kind, ...args], { cwd: project })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  return () => output
}

async function titleAt(address: string): Promise<string | undefined> {
  const answer = await fetch(address)
  return /<title>([^<]*)/.exec(await answer.text())?.[1]
}

test('two brands are served beside each other, each in its languages; a used port gives the next', async () => {
  const inUse = createServer().listen(0)
  await once(inUse, 'listening')
  onTestFinished(() => void inUse.close())
  const used = Number(Object(inUse.address()).port)
  const output = startServer('dev', ['--brand', 'ph', '--brand', 'in', '--port', `${used}`])
  await vi.waitFor(() => expect(output()).toContain('Read on'), { timeout: 60_000, interval: 200 })
  expect(output()).toContain(`Port ${used} is in use: this is the next free one.`)
  const addresses = /Workbench +(\S+) +(\S+)/.exec(output())
  const [, peso = '', rupee = ''] = addresses ?? []
  expect(await titleAt(`${peso}order.html`)).toBe('Order Details')
  // Each language is served by its first page, when the other brand has long been loaded.
  expect(await titleAt(`${peso}fil/order.html`)).toBe('Detalye ng loan')
  expect(await titleAt(`${rupee}hi/order.html`)).toBe('लोन की जानकारी')
  for (const folder of [peso, `${peso}fil/`]) {
    expect((await fetch(`${folder}icons/icon.svg`)).status).toBe(200)
  }
}, 120_000)

test('npm start serves the built pages, a workbench and a backend', async () => {
  const output = startServer('built', ['--port', `${await freePort()}`])
  await vi.waitFor(() => expect(output()).toContain('Read on'), { timeout: 240_000, interval: 200 })
  const [, site = ''] = /Workbench +(\S+)/.exec(output()) ?? []
  expect(await titleAt(site)).toBe('Workbench')
  expect(await titleAt(`${site}fil/order.html`)).toBe('Detalye ng loan')
  const html = await (await fetch(`${site}order.html`)).text()
  const [, script = ''] = /href="\/(assets\/[^"]+\.js)"/.exec(html) ?? []
  expect((await fetch(site + script)).headers.get('content-type')).toMatch('javascript')
  const answer = await fetch(`${site}muscular/v3/loan-details/loan-details`, { method: 'POST' })
  expect(await answer.json()).toMatchObject({ code: expect.anything() })
}, 300_000)
