import { fileURLToPath } from 'node:url'
import { type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite'
import { type Language, languageNames } from '../../shared/messages/languages.ts'
import { builtPages } from '../../shared/pages.ts'
import { landingPages } from '../../shared/vite/landing-pages.ts'
import { brandAlias, loadBrand } from '../../shared/vite/load-brand.ts'
import type { SandboxOptions } from './app.ts'
import { sandboxMiddleware } from './middleware.ts'
import { scenarios, scenarioUrl } from './scenarios.ts'

/** The addresses worth opening, one per state, of the pages that a server has below its base. */
export function scenarioLines(origin: string, base: string, files: readonly string[]): string[] {
  return scenarios
    .filter(({ page }) => files.includes(page))
    .map(({ name, title }) => {
      // The sandbox and its pictures are not below the base.
      const url = scenarioUrl(name, {}, origin)
      return `  ${title}\n    ${origin}${base}${url.slice(1)}`
    })
}

/** Where the order page stands in each further language; its switch leads on from there. */
export function languageLines(origin: string, base: string, languages: readonly Language[]) {
  const due = scenarioUrl('order-due', {}, origin).slice(1)
  return languages
    .slice(1)
    .map(language => `  ${languageNames[language]}\n    ${origin}${base}${language}/${due}`)
}

/** The sandbox and the pages' schemas are loaded together: its answers are held against them. */
async function loadSandbox(alias: Record<string, string>, options: SandboxOptions) {
  const { module } = await runnerImport<typeof import('./checked.ts')>(
    fileURLToPath(new URL('checked.ts', import.meta.url)),
    { configFile: false, logLevel: 'warn', resolve: { alias } }
  )
  return module.createCheckedSandbox({
    ...(!process.env.QUIET && { log: console.log }),
    ...options
  })
}

/** Puts the sandbox backend under `/muscular` on the dev and preview servers. */
export async function sandboxPlugin(options: SandboxOptions = {}): Promise<Plugin> {
  const loaded = await loadBrand()
  const alias = brandAlias(loaded.folder)
  const pages = [...builtPages(true), ...(await landingPages(loaded, alias))]
  const files = pages.map(({ file }) => file)
  const attach = async (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(sandboxMiddleware(await loadSandbox(alias, options)))
    server.httpServer?.once('listening', () => {
      const address = server.httpServer?.address()
      if (typeof address !== 'object' || !address || process.env.QUIET) return
      const origin = `http://localhost:${address.port}`
      const { base } = server.config
      const lines = [
        ...scenarioLines(origin, base, files),
        ...languageLines(origin, base, loaded.brand.languages)
      ]
      // After Vite's own banner.
      setTimeout(() => console.log(lines.join('\n')), 300)
    })
  }
  return { name: 'loan-sandbox', configureServer: attach, configurePreviewServer: attach }
}
