import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png'
}

/** Puts the brand's icons and preview picture under `icons/`, in `dist` and on the dev server. */
export function brandIconsPlugin(brandFolder: string): Plugin {
  const folder = join(brandFolder, 'icons')
  const files = readdirSync(folder)
  return {
    name: 'loan-brand-icons',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const file = files.find(each => path === `${server.config.base}icons/${each}`)
        if (!file) return next()
        response.setHeader('Content-Type', types[extname(file)] ?? '')
        response.end(readFileSync(join(folder, file)))
      })
    },
    generateBundle() {
      for (const file of files) {
        const source = readFileSync(join(folder, file))
        this.emitFile({ type: 'asset', fileName: `icons/${file}`, source })
      }
    }
  }
}
