import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort, untilAnswers } from './free-port.ts'
import type { StartServer } from './server.ts'

const wrangler = join(
  dirname(createRequire(import.meta.url).resolve('wrangler/package.json')),
  'wrangler-dist/cli.js'
)

/** Starts Cloudflare Pages' own runtime on the built site. */
export const startPages: StartServer = async ({ dist }) => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-pages-'))
  const port = await freePort()
  const date = '2026-03-01'
  const flags = ['--ip', '127.0.0.1', '--port', `${port}`, '--compatibility-date', date]
  const env = {
    ...process.env,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    XDG_CONFIG_HOME: folder,
    NO_COLOR: '1'
  }
  // A group of its own, since it starts the runtime as a process beside it.
  const server = spawn(process.execPath, [wrangler, 'pages', 'dev', dist, ...flags], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(origin, () => output)
  return {
    origin,
    log: () => output,
    async stop() {
      if (server.pid) process.kill(-server.pid, 'SIGKILL')
      await once(server, 'exit')
      rmSync(folder, { recursive: true, maxRetries: 5 })
    }
  }
}
