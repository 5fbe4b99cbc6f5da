import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createSandbox } from './app.ts'
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

/** Puts the sandbox backend under `/muscular` on the dev and preview servers. */
export function sandboxPlugin(files: readonly string[]): Plugin {
  const attach = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(
      sandboxMiddleware(createSandbox(process.env.QUIET ? {} : { log: console.log }))
    )
    server.httpServer?.once('listening', () => {
      const address = server.httpServer?.address()
      if (typeof address !== 'object' || !address || process.env.QUIET) return
      // After Vite's own banner.
      setTimeout(() => printScenarios(`http://localhost:${address.port}`, files), 300)
    })
  }
  return { name: 'loan-sandbox', configureServer: attach, configurePreviewServer: attach }
}
