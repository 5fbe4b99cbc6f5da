import { fileURLToPath } from 'node:url'
import { build, type PluginOption, preview } from 'vite'
import type { SandboxOptions } from '../sandbox/app.ts'
import { sandboxPlugin } from '../sandbox/plugin.ts'
import { preparePaperKeys } from '../sandbox/prepare-paper-keys.ts'

export interface BuiltServer {
  origin: string
  dist: string
  close: () => Promise<void>
}

/**
 * Builds the pages as they are deployed, the developers' ones too, and serves them with the
 * sandbox. `folder` is below `test-results`, with `dist` in it and `deploy` beside that. Plugins
 * take part in the build and the serving; `sandbox` may have a clock of its own.
 */
export async function serveBuilt(
  folder: string,
  plugins: (dist: string) => PluginOption[] = () => [],
  sandbox: SandboxOptions = {}
): Promise<BuiltServer> {
  const dist = fileURLToPath(new URL(`../../test-results/${folder}/dist`, import.meta.url))
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
  // Vitest sets it to `test`; what is tested is the production build.
  process.env.NODE_ENV = 'production'
  await preparePaperKeys()
  const common = {
    configFile,
    mode: 'preview',
    logLevel: 'warn',
    plugins: plugins(dist)
  } as const
  await build({ ...common, build: { outDir: dist, emptyOutDir: true } })
  const server = await preview({
    ...common,
    plugins: [...common.plugins, sandboxPlugin(sandbox)],
    build: { outDir: dist },
    preview: { port: 0, host: '127.0.0.1' }
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error('The preview server has no address')
  return { origin: `http://127.0.0.1:${address.port}`, dist, close: () => server.close() }
}
