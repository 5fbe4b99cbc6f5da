import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createServer, type ViteDevServer } from 'vite'
import type { EarlyRequest } from '../api/from-address.ts'
import { recordSlots, type Slots } from '../island/record-slots.ts'
import { markOf } from '../island/slots.ts'
import type { Page } from '../page.ts'
import type { EarlyTemplate } from './document.ts'
import { fieldNamesOf } from './field-names.ts'
import { templatesOf } from './landing-pages.ts'
import { pseudoLanguagePlugin } from './pseudo-language.ts'

/** Where a page's view, html entry and styles stand: `order.html` → `order`. */
export function folderOf({ file, variant }: Page): string {
  return (variant?.of ?? file).replace(/\.html$/, '')
}

async function loadPart(server: ViteDevServer, page: Page, name: string) {
  const path = `/${folderOf(page)}/${name}`
  return existsSync(join(server.config.root, path)) ? server.ssrLoadModule(path) : undefined
}

export async function renderTemplate(
  server: ViteDevServer,
  page: Page
): Promise<EarlyTemplate | undefined> {
  const [module, request, calculated] = await Promise.all([
    loadPart(server, page, 'early.tsx'),
    loadEarlyRequest(server, page),
    loadPart(server, page, 'early-values.ts')
  ])
  if (!module || !request || page.variant) return undefined
  const { client, data } = request.call
  const names = fieldNamesOf(data)
  // Calculated values have our names; values that are shown as they came are looked for under the backend's.
  const { slots, recorded } = recordSlots(calculated ? {} : names)
  // Not as static markup, in which a slot would be one text with what stands beside it.
  const Early = module.Early as FunctionComponent<{ slots: Slots }>
  const markup = renderToString(createElement(Early, { slots }))
  const lost = recorded.slots.find((_, index) => !markup.includes(`>${markOf(index)}<`))
  if (lost) throw new Error(`pages/${folderOf(page)}/early.tsx shows no ${lost.path.join('.')}`)
  const success = client.succeeds(0) ? {} : { success: '00' }
  return {
    markup,
    facts: { data: client.envelope.data, ...success, ...(calculated && { names }), ...recorded }
  }
}

/** A view gets the store of its `create…Page`; a variant's store gets its document first. */
async function propsOf(server: ViteDevServer, page: Page): Promise<object> {
  const stores = page.island ? await loadPart(server, page, 'store.ts') : undefined
  if (!stores) return {}
  const [, createPage] = Object.entries(stores).find(([name]) => /^create\w+Page$/.test(name)) ?? []
  if (!createPage) {
    throw new Error(`pages/${folderOf(page)}/store.ts has to export a function create…Page`)
  }
  const store = createPage()
  if (page.variant) await store.prepare(page.variant.document)
  return { store }
}

/** Renders a page's view: of an island the first state, which React takes over, of any other page all of it. */
export async function renderView(server: ViteDevServer, page: Page): Promise<string> {
  const path = `${folderOf(page)}/view.tsx`
  const { Page: view } = await server.ssrLoadModule(`/${path}`)
  if (typeof view !== 'function') throw new Error(`pages/${path} has to export a component Page`)
  try {
    const props = await propsOf(server, page)
    const element = createElement(view as FunctionComponent<object>, props)
    return page.island ? renderToString(element) : renderToStaticMarkup(element)
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    throw new Error(`pages/${path}: its first state needs the browser (${error.message})`)
  }
}

export async function loadStructuredData(
  server: ViteDevServer,
  page: Page
): Promise<object | undefined> {
  return (await loadPart(server, page, 'structured-data.ts'))?.structuredData
}

export async function renderVariants(
  server: ViteDevServer,
  page: Page
): Promise<Map<string, string>> {
  const markups = new Map<string, string>()
  for (const template of templatesOf(page)) {
    const variant = { of: page.variant?.of ?? page.file, document: template }
    markups.set(template.id, await renderView(server, { ...page, variant }))
  }
  return markups
}

/** The page's first request, undefined where it has none. A variant has its answer in the html. */
export async function loadEarlyRequest(
  server: ViteDevServer,
  page: Page
): Promise<EarlyRequest | undefined> {
  const isAsking = page.island && !page.variant
  const module = isAsking ? await loadPart(server, page, 'store.ts') : undefined
  return module?.earlyRequest?.()
}

export function createModuleServer({
  root,
  base,
  alias,
  define
}: {
  root: string
  base: string
  alias: Record<string, string>
  define: Record<string, string>
}): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root,
    base,
    plugins: [pseudoLanguagePlugin()],
    resolve: { alias },
    define,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    publicDir: false,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null }
  })
}
