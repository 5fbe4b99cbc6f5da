import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, type PluginOption, preview } from 'vite'
import type { SandboxOptions } from '../sandbox/app.ts'
import { sandboxPlugin } from '../sandbox/plugin.ts'
import { preparePaperKeys } from '../sandbox/prepare-paper-keys.ts'

export interface BuiltServer {
  origin: string
  dist: string
  close: () => Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const mode = 'preview'
const common = { configFile: join(root, 'vite.config.ts'), mode, logLevel: 'warn' } as const

const distOf = (folder: string) => join(root, 'test-results', folder, 'dist')

const previewBuilt = (dist: string, plugins: PluginOption[], sandbox: SandboxOptions) =>
  preview({
    ...common,
    plugins: [...plugins, sandboxPlugin(sandbox)],
    build: { outDir: dist },
    preview: { port: 0, host: '127.0.0.1' }
  })

const originOf = (address: AddressInfo | string | null) => {
  if (typeof address !== 'object' || !address) throw new Error('The server has no address')
  return `http://127.0.0.1:${address.port}`
}

/**
 * Builds the pages as they are deployed, the developers' ones too, and serves them with the
 * sandbox. `folder` is below `test-results`, with `dist` in it and `deploy` beside that. Plugins
 * take part in the build and the serving; `sandbox` may have a clock of its own.
 */
export async function serveBuilt(
  folder: string,
  pluginsFor: (dist: string) => PluginOption[] = () => [],
  sandbox: SandboxOptions = {}
): Promise<BuiltServer> {
  const dist = distOf(folder)
  const plugins = pluginsFor(dist)
  // Vitest sets it to `test`; what is tested is the production build.
  process.env.NODE_ENV = 'production'
  await preparePaperKeys()
  await build({ ...common, plugins, build: { outDir: dist, emptyOutDir: true } })
  const server = await previewBuilt(dist, plugins, sandbox)
  return { origin: originOf(server.httpServer.address()), dist, close: () => server.close() }
}

/**
 * Serves at once while another process builds. A request waits for the build; if that fails, the answer is its
 * message.
 */
export async function serveOnceBuilt(folder: string): Promise<BuiltServer> {
  const dist = distOf(folder)
  await preparePaperKeys()
  const stopped = new AbortController()
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = ['--mode', mode, '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn']
  // The young generation's usual 16 MB are cleared so often that a seventh of the build's time goes into it.
  const heap = '--max-semi-space-size=64'
  const building = promisify(execFile)(process.execPath, [heap, vite, 'build', ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    signal: stopped.signal
  })
  const serving = building.then(({ stderr }) => {
    process.stderr.write(stderr)
    return previewBuilt(dist, [], {})
  })
  const front = createServer((request, response) => {
    serving.then(
      ({ middlewares }) => middlewares(request, response),
      (error: Error) => response.writeHead(500).end(error.message)
    )
  })
  await new Promise<void>(listening => front.listen(0, '127.0.0.1', listening))
  const close = async () => {
    stopped.abort()
    front.close()
    front.closeAllConnections()
    const server = await serving.catch(() => undefined)
    await server?.close()
  }
  return { origin: originOf(front.address()), dist, close }
}
