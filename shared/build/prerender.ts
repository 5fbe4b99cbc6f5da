import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createServer, type ViteDevServer } from 'vite'
import { envelopeWire } from '../api/wire.ts'
import type { Page } from '../pages.ts'

/** Where a page's view, html entry and styles stand: `order.html` → `order`. */
export function folderOf({ file, variant }: Page): string {
  return (variant?.of ?? file).replace(/\.html$/, '')
}

/** What an html file has where its view goes. */
const place = '<div id="root"></div>'

/** What the boot script fills with the first answer while React is on its way, if the page has it. */
async function earlyTemplate(server: ViteDevServer, page: Page): Promise<string> {
  const path = `/${folderOf(page)}/early.tsx`
  if (!existsSync(join(server.config.root, path))) return ''
  const { Early, envelope = envelopeWire.plain } = await server.ssrLoadModule(path)
  // Not as static markup, in which a place would be one text with what stands beside it.
  const markup = renderToString(createElement(Early as FunctionComponent))
  const filled = markup.replace(/\{\{(\.?)/g, (_, dot) => (dot ? '{{' : `{{${envelope.data}.`))
  return `<template id="unfilled">${filled}</template>`
}

/**
 * Puts a page's view into its html. An island shows its first state, the one its stores start
 * with, and React takes it over; any other view is all there is, and no script comes with it.
 */
export async function fillPage(server: ViteDevServer, page: Page, html: string): Promise<string> {
  if (!html.includes(place)) return html
  const { Page: view, prepare } = await server.ssrLoadModule(`/${folderOf(page)}/view.tsx`)
  await prepare?.(page.variant?.document)
  const element = createElement(view as FunctionComponent)
  const filled = page.island
    ? `<div id="root">${renderToString(element)}</div>${await earlyTemplate(server, page)}`
    : renderToStaticMarkup(element)
  return html.replace(place, () => filled)
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
