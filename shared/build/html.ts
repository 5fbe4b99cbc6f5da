import type { PluginOption } from 'vite'
import { createHtmlPlugin } from 'vite-plugin-html'
import { basePath } from '../api/wire.ts'
import type { Brand } from '../config/brand.ts'
import type { Page } from '../pages.ts'
import { escapeHtml } from './escape-html.ts'
import type { Chosen } from './load-brand.ts'
import { siteHead } from './site-head.ts'
import { withoutScript } from './without-script.ts'

/** What the boot script and the context read from `<html>`. */
function htmlAttributes(page: Page, brand: Brand): string {
  const attributes: Record<string, string> = { lang: page.lang ?? 'en' }
  if (page.query.length > 0) attributes['data-own'] = page.query.join(' ')
  if (page.island) attributes['data-island'] = ''
  if (page.anonymous) attributes['data-anonymous'] = ''
  if (page.opensOffline) attributes['data-opens-offline'] = String(page.opensOffline)
  if (page.firstCall) {
    attributes['data-call'] = `${brand.apiOrigin}${basePath}${page.firstCall.path}`
    attributes['data-body'] = page.firstCall.body.join(' ')
  }
  if (page.firstQuestion) {
    const { path, from, as, headers } = page.firstQuestion
    attributes['data-ask'] = `${brand.apiOrigin}${basePath}${path}`
    attributes['data-from'] = from
    attributes['data-as'] = as
    attributes['data-headers'] = headers.join(' ')
  }
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')
}

/** The values that the html files name. */
function templateData(page: Page, chosen: Chosen, base: string) {
  const { brand } = chosen
  const title = page.file.startsWith('site/') ? `${brand.name} · ${page.title}` : page.title
  return {
    title: escapeHtml(title),
    description: escapeHtml(page.description),
    attributes: htmlAttributes(page, brand),
    preview: siteHead(page, chosen, base, title),
    withoutScript: page.island ? withoutScript(brand, page.lang) : ''
  }
}

/**
 * vite-plugin-html, only to fill in and minify: its other hooks lose pages whose templates share
 * a folder, flatten sub-folders and answer unknown addresses with the index.
 */
export function htmlPlugins(built: readonly Page[], chosen: Chosen, base: string): PluginOption[] {
  const plugins = createHtmlPlugin({
    pages: built.map(page => ({
      filename: page.file,
      template: `pages/${page.file}`,
      injectOptions: { data: templateData(page, chosen, base) }
    }))
  })
  for (const plugin of plugins.flat()) {
    if (!plugin || !('transformIndexHtml' in plugin)) continue
    delete plugin.config
    delete plugin.configureServer
    delete plugin.closeBundle
  }
  return plugins
}
