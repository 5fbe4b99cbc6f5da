import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import type { Page } from '../page.ts'
import { aliasesOf, aliasKey } from './deploy/addresses.ts'
import { deployFolder } from './deploy/plugin.ts'
import { readServedHeaders } from './deploy/served-headers.ts'
import { assetHeaders, commonHeaders, type OwnHeaders } from './headers.ts'

function rewrite(
  fileOf: (path: string) => string | undefined,
  base: string
): Connect.NextHandleFunction {
  return (request, _response, next) => {
    const [path = '', ...query] = (request.url ?? '').split('?')
    const file = fileOf(path)
    if (file) request.url = [`${base}${file}`, ...query].join('?')
    next()
  }
}

function legacyAddresses(built: readonly Page[], base: string): Connect.NextHandleFunction {
  const files = new Map(aliasesOf(built, base).map(({ from, file }) => [aliasKey(from), file]))
  return rewrite(path => files.get(aliasKey(path)), base)
}

/** The dev server has no file of a variant's own: it fills in the other page's. */
function variantAddresses(variants: readonly Page[], base: string): Connect.NextHandleFunction {
  const files = new Map(variants.map(({ file, variant }) => [`${base}${file}`, variant?.of]))
  return rewrite(path => files.get(path), base)
}

async function sendPage(response: ServerResponse, path: string, own?: OwnHeaders, status = 200) {
  const html = await readFile(path, 'utf8')
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...commonHeaders, ...own }
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  // Nothing is sent before it: so Node states the length, as a CDN does.
  response.end(html)
}

function htmlFile(dist: string, path: string): string | undefined {
  const file = resolve(dist, path === '' || path.endsWith('/') ? `${path}index.html` : path)
  return file.startsWith(join(dist, '/')) && file.endsWith('.html') && existsSync(file)
    ? file
    : undefined
}

export function servePlugin(
  built: readonly Page[],
  variants: readonly Page[],
  languages: readonly string[]
): Plugin {
  return {
    name: 'loan-pages-serve',
    configureServer(server) {
      const { base } = server.config
      server.middlewares.use(legacyAddresses(built, base))
      server.middlewares.use(variantAddresses(variants, base))
    },
    configurePreviewServer(server) {
      const { root, build, base } = server.config
      const dist = resolve(root, build.outDir)
      const served = readServedHeaders(deployFolder(dist, base))
      if (!served) throw new Error('There is no build to serve: npm run build makes one')
      const { pages, notFound } = served
      const missingFor = (address: string) => {
        const tag = address.slice(base.length).split('/')[0] ?? ''
        return languages.slice(1).includes(tag) ? `${tag}/404.html` : '404.html'
      }
      server.middlewares.use(legacyAddresses(built, base))
      server.middlewares.use((request, response, next) => {
        const address = (request.url ?? '').split('?')[0] ?? ''
        const path = address.startsWith(base) ? address.slice(base.length) : undefined
        const page = path !== undefined && htmlFile(dist, path)
        if (page) {
          const own = pages[base + page.slice(join(dist, '/').length)]
          return void sendPage(response, page, own).catch(next)
        }
        for (const [name, value] of Object.entries(assetHeaders(address))) {
          response.setHeader(name, value)
        }
        next()
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          const file = missingFor(request.originalUrl ?? '')
          sendPage(response, join(dist, file), notFound, 404).catch(next)
        })
      }
    }
  }
}
