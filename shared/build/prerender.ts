import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { createServer, type ViteDevServer } from 'vite'
import type { Page } from '../pages.ts'

/** Where a page's view, html entry and styles stand: `order.html` → `order`. */
export function folderOf(page: Page): string {
  return page.file.replace(/\.html$/, '')
}

/** Renders a page's island in its first state, the one its stores start with. */
export async function renderIsland(server: ViteDevServer, page: Page): Promise<string> {
  const view = await server.ssrLoadModule(`/${folderOf(page)}/view.tsx`)
  return renderToString(createElement(view.Page as FunctionComponent))
}

/** A server that only loads modules, for the build. */
export function createModuleServer({
  root,
  base,
  alias
}: {
  root: string
  base: string
  alias: Record<string, string>
}): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root,
    base,
    resolve: { alias },
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    publicDir: false,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null }
  })
}
