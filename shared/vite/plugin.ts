import type { Plugin, ViteDevServer } from 'vite'
import type { Page } from '../page.ts'
import { checkBrandContrast } from './brand-style.ts'
import { buildPages, type PagesOptions } from './build-pages.ts'
import { checkPages } from './check-pages.ts'
import type { HeadersByFile } from './deploy/site.ts'
import type { BuiltParts } from './document.ts'
import type { OwnHeaders } from './headers.ts'
import { bundleInlineScripts, type InlineScripts } from './inline-script.ts'
import { pageDocument } from './page-document.ts'
import { filesOfPage, type PageFiles } from './page-files.ts'
import { createPageStyles } from './page-styles.ts'
import { folderOf } from './prerender.ts'
import { fillShell } from './shell.ts'

interface PagesPlugin {
  plugins: Plugin[]
  headers: HeadersByFile
}

export function pagesPlugin(options: PagesOptions): PagesPlugin {
  const { base, built, variants, chosen, root, alias } = options
  const pageOf = (file: string) => [...built, ...variants].find(page => page.file === file)
  const files = new Map<string, PageFiles>()
  const pageStyles = createPageStyles()
  const headers = new Map<string, OwnHeaders>()
  let scripts: InlineScripts | undefined
  let dev: ViteDevServer | undefined

  const documentOf = async (server: ViteDevServer, page: Page, parts?: BuiltParts) => {
    if (!scripts) throw new Error('The inline scripts were not built')
    return pageDocument({ server, base, loaded: chosen, scripts }, page, parts)
  }

  const plugin: Plugin = {
    name: 'loan-pages',
    enforce: 'post',
    async buildStart() {
      checkPages(root)
      checkBrandContrast(chosen.brand)
      scripts = await bundleInlineScripts(root, built.map(folderOf), { base, alias })
    },
    configureServer(server) {
      dev = server
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, originalUrl = path, chunk, bundle }) {
        // A variant is asked for under its own address and answered from the other page's html.
        const ownPath = (originalUrl.split('?')[0] ?? '').slice(base.length)
        const page = pageOf(ownPath) ?? pageOf(path.slice(1))
        if (!page) return html
        if (dev) return fillShell(html, await documentOf(dev, page), folderOf(page))
        if (chunk && bundle) files.set(page.file, filesOfPage(chunk, bundle))
        return html
      }
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        await buildPages({ ...options, files, pageStyles, headers, documentOf }, bundle, this)
      }
    }
  }
  return { plugins: [pageStyles.plugin, plugin], headers }
}
