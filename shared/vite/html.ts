import type { PluginOption } from 'vite'
import { createHtmlPlugin } from 'vite-plugin-html'
import type { Page } from '../page.ts'
import { marks } from './shell.ts'

// vite-plugin-html's other hooks lose pages that share a folder, and answer unknown addresses with the index.
/** vite-plugin-html, only for marks and minifying. */
export function htmlPlugins(built: readonly Page[]): PluginOption[] {
  const plugins = createHtmlPlugin({
    pages: built.map(page => ({
      filename: page.file,
      template: `pages/${page.file}`,
      injectOptions: { data: marks }
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
