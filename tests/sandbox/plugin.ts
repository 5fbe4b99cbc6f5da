import { fileURLToPath } from 'node:url'
import { type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite'
import { sandboxMiddleware } from './middleware.ts'
import { scenarios, scenarioUrl } from './scenarios.ts'

/** The addresses worth opening, one per state, of the pages that this server has. */
function printScenarios(origin: string, files: readonly string[]): void {
  for (const { page, name, title } of scenarios) {
    if (!files.includes(page)) continue
    const url = scenarioUrl(name, {}, origin)
    console.log(`  ${title}\n    ${origin}${url}`)
  }
}

/** The sandbox and the pages' schemas are loaded together: its answers are held against them. */
async function loadSandbox(alias: Record<string, string>) {
  const { module } = await runnerImport<typeof import('./checked.ts')>(
    fileURLToPath(new URL('checked.ts', import.meta.url)),
    { configFile: false, logLevel: 'warn', resolve: { alias } }
  )
  return module.createCheckedSandbox(process.env.QUIET ? {} : { log: console.log })
}

/** Puts the sandbox backend under `/muscular` on the dev and preview servers. */
export function sandboxPlugin(files: readonly string[], alias: Record<string, string>): Plugin {
  const attach = async (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(sandboxMiddleware(await loadSandbox(alias)))
    server.httpServer?.once('listening', () => {
      const address = server.httpServer?.address()
      if (typeof address !== 'object' || !address || process.env.QUIET) return
      // After Vite's own banner.
      setTimeout(() => printScenarios(`http://localhost:${address.port}`, files), 300)
    })
  }
  return { name: 'loan-sandbox', configureServer: attach, configurePreviewServer: attach }
}
