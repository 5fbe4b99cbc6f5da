import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import type { Brand } from '../config/brand.ts'
import type { Page } from '../pages.ts'
import { assetHeaders, pageHeaders } from './headers.ts'

/** Sends legacy addresses to their pages, as they are listed and in lower case, query intact. */
function legacyAddresses(built: readonly Page[]): Connect.NextHandleFunction {
  const files = new Map<string, string>()
  for (const { file, legacy } of built) {
    for (const address of legacy) {
      files.set(address, file)
      files.set(address.toLowerCase(), file)
    }
  }
  return (request, _response, next) => {
    const [path = '', ...query] = (request.url ?? '').split('?')
    const file = files.get(path)
    if (file) request.url = [`/${file}`, ...query].join('?')
    next()
  }
}

async function sendPage(response: ServerResponse, path: string, brand: Brand, status = 200) {
  const html = await readFile(path, 'utf8')
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    ...pageHeaders(html, brand, status)
  })
  response.end(html)
}

/** The preview server answers as a CDN with our headers and addresses does. */
export function servePlugin(built: readonly Page[], brand: Brand): Plugin {
  return {
    name: 'loan-pages-serve',
    configureServer(server) {
      server.middlewares.use(legacyAddresses(built))
    },
    configurePreviewServer(server) {
      const { root, build } = server.config
      const dist = resolve(root, build.outDir)
      server.middlewares.use(legacyAddresses(built))
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(1) ?? ''
        const page = built.find(({ file }) => file === path)
        if (page) return void sendPage(response, join(dist, page.file), brand).catch(next)
        for (const [name, value] of Object.entries(assetHeaders(`/${path}`))) {
          response.setHeader(name, value)
        }
        next()
      })
      return () => {
        server.middlewares.use((_request, response, next) => {
          sendPage(response, join(dist, '404.html'), brand, 404).catch(next)
        })
      }
    }
  }
}
