import { fileURLToPath } from 'node:url'
import { type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite'
import { builtPages } from '../../shared/pages.ts'
import { landingPages } from '../../shared/vite/landing-pages.ts'
import { brandAlias, loadBrand } from '../../shared/vite/load-brand.ts'
import type { SandboxOptions } from './app.ts'
import { sandboxMiddleware } from './middleware.ts'
import { framePlugin } from './workbench/frame-plugin.ts'

/** The sandbox and the pages' schemas are loaded together: its answers are held against them. */
async function loadSandbox(alias: Record<string, string>, options: SandboxOptions) {
  const { module } = await runnerImport<typeof import('./checked.ts')>(
    fileURLToPath(new URL('checked.ts', import.meta.url)),
    { configFile: false, logLevel: 'warn', resolve: { alias } }
  )
  return module.createCheckedSandbox(options)
}

interface PluginOptions extends SandboxOptions {
  /** The workbenches of the same command, by brand: each server's own is at its first address. */
  servers?: Record<string, string>
}

/** Puts the sandbox backend under `/muscular` on the dev and preview servers. */
export async function sandboxPlugin({
  servers,
  ...options
}: PluginOptions = {}): Promise<Plugin[]> {
  const loaded = await loadBrand()
  const alias = brandAlias(loaded.folder)
  const pages = [...builtPages(true), ...(await landingPages(loaded, alias))]
  const attach = async ({ middlewares, config }: ViteDevServer | PreviewServer) => {
    const isDev = config.mode === 'development'
    const served = {
      brand: loaded.id,
      languages: [...loaded.brand.languages, ...(isDev ? ['en-XA'] : [])],
      pages: pages.map(({ file, title, developer = false }) => ({ file, title, developer })),
      servers: servers ?? {}
    }
    middlewares.use(sandboxMiddleware(await loadSandbox(alias, { served, ...options })))
  }
  return [
    framePlugin(servers !== undefined),
    { name: 'loan-sandbox', configureServer: attach, configurePreviewServer: attach }
  ]
}
