import { createServer, type Plugin, type UserConfig, type ViteDevServer } from 'vite'
import type { Language } from '../messages/languages.ts'

/** A dev server for each other language, since `#messages` stands for one; it starts with its first page. */
export function serveLanguagesPlugin(
  languages: readonly Language[],
  configOf: (language: Language) => Promise<UserConfig>
): Plugin {
  const servers = new Map<Language, Promise<ViteDevServer>>()

  async function start(language: Language, first: ViteDevServer): Promise<ViteDevServer> {
    const { base, cacheDir, httpServer } = { ...first.config, httpServer: first.httpServer }
    const config = await configOf(language)
    return createServer({
      ...config,
      configFile: false,
      base: `${base}${language}/`,
      cacheDir: `${cacheDir}-${language}`,
      server: { middlewareMode: true, hmr: httpServer ? { server: httpServer } : false }
    })
  }

  return {
    name: 'loan-serve-languages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [tag] = (request.url ?? '').slice(server.config.base.length).split('/')
        const language = languages.find(each => each === tag)
        if (!language) return next()
        const started = servers.get(language) ?? start(language, server)
        servers.set(language, started)
        started.then(({ middlewares }) => middlewares(request, response, next)).catch(next)
      })
    },
    async closeBundle() {
      for (const server of servers.values()) await (await server).close()
      servers.clear()
    }
  }
}
