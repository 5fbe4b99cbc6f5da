import type { Plugin, Rolldown, ViteDevServer } from 'vite'
import type { Brand } from '../config/brand.ts'
import type { Page } from '../pages.ts'
import { bundleBootScript } from './boot-script.ts'
import { brandStyle, checkBrandContrast } from './brand-style.ts'
import { createModuleServer, renderIsland } from './prerender.ts'

const emptyIsland = '<div id="root"></div>'

interface Options {
  built: readonly Page[]
  brand: Brand
  root: string
  alias: Record<string, string>
}

function fillIsland(html: string, markup: string): string {
  return html.replace(emptyIsland, () => `<div id="root">${markup}</div>`)
}

function addToHead(html: string, text: string): string {
  return html.replace('</title>', () => `</title>${text}`)
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
 * Renders each island's loading state into its html, inlines the page's styles and the boot
 * script. After the minifier, which would drop the comments that React finds its texts by.
 */
export function pagesPlugin({ built, brand, root, alias }: Options): Plugin {
  const pageOf = (file: string) => built.find(page => page.file === file)
  let base = '/'
  let boot = ''
  let dev: ViteDevServer | undefined

  return {
    name: 'loan-pages',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    async buildStart() {
      checkBrandContrast(brand)
      boot = await bundleBootScript()
    },
    configureServer(server) {
      dev = server
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        const page = pageOf(path.slice(1))
        if (!dev || !page) return html
        const head = `<style>${brandStyle(brand)}</style>${page.island ? `<script>${boot}</script>` : ''}`
        const island = page.island ? await renderIsland(dev, page) : ''
        return addToHead(fillIsland(html, island), head)
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
            let html = inlineStyles(String(asset.source), bundle, base, brandStyle(brand))
            if (page.island) {
              html = addToHead(html, `<script>${boot}</script>`)
              html = fillIsland(html, await renderIsland(server, page))
            }
            asset.source = html
          }
        } finally {
          await server.close()
        }
      }
    }
  }
}
