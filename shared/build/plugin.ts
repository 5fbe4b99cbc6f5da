import type { Plugin, Rolldown, ViteDevServer } from 'vite'
import type { Page } from '../pages.ts'
import { brandStyle, checkBrandContrast } from './brand-style.ts'
import { readsStyles } from './chunks.ts'
import { bundleInlineScripts, type InlineScripts } from './inline-script.ts'
import { dressLandingPage } from './landing-pages.ts'
import type { Chosen } from './load-brand.ts'
import { preloadParts } from './preload-parts.ts'
import { createModuleServer, fillPage, folderOf } from './prerender.ts'

interface Options {
  built: readonly Page[]
  /** Pages made out of the html of a built one. */
  variants: readonly Page[]
  chosen: Chosen
  root: string
  alias: Record<string, string>
}

function addToHead(html: string, text: string): string {
  return html.replace('</title>', () => `</title>${text}`)
}

const hasTemplate = (html: string) => html.includes('<template id="unfilled"')

function bootOf(html: string, page: Page, scripts: InlineScripts): string {
  if (hasTemplate(html)) return scripts.ownFills.get(folderOf(page)) ?? scripts.bootFill
  if (page.firstCall) return scripts.bootCall
  return page.firstQuestion ? scripts.bootAsk : scripts.boot
}

function addScripts(html: string, page: Page, scripts: InlineScripts): string {
  if (page.island) return addToHead(html, `<script>${bootOf(html, page, scripts)}</script>`)
  return html.replace('</body>', () => `<script>${scripts.textPage}</script></body>`)
}

/** Where the boot script shows the first answer, it starts the page's own script as well. */
function leaveToBoot(html: string): string {
  if (!hasTemplate(html)) return html
  return html.replace(
    /<script type="module" crossorigin src=("[^"]+")><\/script>/,
    '<link rel="modulepreload" crossorigin id="entry" href=$1>'
  )
}

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g

/** Puts a page's styles where they cost no request. */
function inlineStyles(
  html: string,
  page: Page,
  bundle: Rolldown.OutputBundle,
  { base, first }: { base: string; first: string }
) {
  const files = [...html.matchAll(stylesheet)].map(([, href = '']) => href.slice(base.length))
  const own = files.filter(file => readsStyles(folderOf(page), file))
  const styles = own.map(file => {
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
export function pagesPlugin({ built, variants, chosen, root, alias }: Options): Plugin {
  const { brand } = chosen
  const pageOf = (file: string) => [...built, ...variants].find(page => page.file === file)
  let base = '/'
  let scripts: InlineScripts | undefined
  let dev: ViteDevServer | undefined

  return {
    name: 'loan-pages',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    async buildStart() {
      checkBrandContrast(brand)
      scripts = await bundleInlineScripts(root, built.map(folderOf), { base, alias })
    },
    configureServer(server) {
      dev = server
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, originalUrl = path }) {
        // A variant is asked for under its own address and answered from the other page's html.
        const asked = (originalUrl.split('?')[0] ?? '').slice(base.length)
        const page = pageOf(asked) ?? pageOf(path.slice(1))
        if (!dev || !page || !scripts) return html
        const dressed = page.variant ? dressLandingPage(html, page, { chosen, base }) : html
        const filled = addScripts(await fillPage(dev, page, dressed), page, scripts)
        return addToHead(filled, `<style>${brandStyle(brand)}</style>`)
      }
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (!scripts) throw new Error('The inline scripts were not built')
        const server = await createModuleServer({ root, base, alias })
        try {
          for (const page of built) {
            const asset = bundle[page.file]
            if (asset?.type !== 'asset') throw new Error(`${page.file} was not emitted`)
            const source = String(asset.source).replace('href="/icons/', `href="${base}icons/`)
            const html = inlineStyles(source, page, bundle, { base, first: brandStyle(brand) })
            const ahead = preloadParts(html, page, bundle, base)
            const filled = leaveToBoot(await fillPage(server, page, ahead))
            asset.source = addScripts(filled, page, scripts)
            for (const variant of variants.filter(each => each.variant?.of === page.file)) {
              const dressed = dressLandingPage(html, variant, { chosen, base })
              const preloaded = preloadParts(dressed, variant, bundle, base)
              const filled = await fillPage(server, variant, preloaded)
              const source = addScripts(filled, variant, scripts)
              this.emitFile({ type: 'asset', fileName: variant.file, source })
            }
          }
        } finally {
          await server.close()
        }
      }
    }
  }
}
