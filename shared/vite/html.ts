import type { PluginOption } from 'vite'
import { createHtmlPlugin } from 'vite-plugin-html'
import type { Page } from '../page.ts'
import { marks } from './shell.ts'

/**
 * vite-plugin-html, only for marks and minifying: its other hooks lose pages whose templates share a
 * folder, flatten sub-folders and answer unknown addresses with the index.
 */
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
