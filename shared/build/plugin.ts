import type { Plugin, Rolldown, ViteDevServer } from 'vite'
import type { Brand } from '../config/brand.ts'
import type { Page } from '../pages.ts'
import { brandStyle, checkBrandContrast } from './brand-style.ts'
import { bundleInlineScripts, type InlineScripts } from './inline-script.ts'
import { createModuleServer, fillPage } from './prerender.ts'

interface Options {
  built: readonly Page[]
  brand: Brand
  root: string
  alias: Record<string, string>
}

function addToHead(html: string, text: string): string {
  return html.replace('</title>', () => `</title>${text}`)
}

function addScripts(html: string, page: Page, { boot, textPage }: InlineScripts): string {
  if (page.island) return addToHead(html, `<script>${boot}</script>`)
  return html.replace('</body>', () => `<script>${textPage}</script></body>`)
}

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g

/** Puts a page's styles where they cost no request. Answers the html and the files it took in. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle, base: string, first: string) {
  const files = [...html.matchAll(stylesheet)].map(([, href = '']) => href.slice(base.length))
  const styles = files.map(file => {
    const asset = bundle[file]
    if (asset?.type !== 'asset') throw new Error(`No stylesheet ${file}`)
    return String(asset.source).trim()
  })
  const style = `<style>${first}${styles.join('')}</style>`
  return addToHead(html.replace(stylesheet, ''), style)
}

/**
 * Renders each page's view into its html, inlines the page's styles and the boot script. After the minifier, which would drop the comments that React finds its texts by.
 */
export function pagesPlugin({ built, brand, root, alias }: Options): Plugin {
  const pageOf = (file: string) => built.find(page => page.file === file)
  let base = '/'
  let scripts: InlineScripts = { boot: '', textPage: '' }
  let dev: ViteDevServer | undefined

  return {
    name: 'loan-pages',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    async buildStart() {
      checkBrandContrast(brand)
      scripts = await bundleInlineScripts(base)
    },
    configureServer(server) {
      dev = server
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        const page = pageOf(path.slice(1))
        if (!dev || !page) return html
        const filled = addScripts(await fillPage(dev, page, html), page, scripts)
        return addToHead(filled, `<style>${brandStyle(brand)}</style>`)
      }
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const server = await createModuleServer({ root, base, alias })
        try {
          for (const page of built) {
            const asset = bundle[page.file]
            if (asset?.type !== 'asset') throw new Error(`${page.file} was not emitted`)
            const source = String(asset.source).replace('href="/icons/', `href="${base}icons/`)
            const html = inlineStyles(source, bundle, base, brandStyle(brand))
            asset.source = addScripts(await fillPage(server, page, html), page, scripts)
          }
        } finally {
          await server.close()
        }
      }
    }
  }
}
