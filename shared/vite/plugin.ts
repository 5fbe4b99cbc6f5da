import { join } from 'node:path'
import type { Plugin, Rolldown, ViteDevServer } from 'vite'
import { hasOneLook, type Page } from '../page.ts'
import { checkBrandContrast } from './brand-style.ts'
import { builtParts } from './built-parts.ts'
import { checkPages } from './check-pages.ts'
import type { HeadersByFile } from './deploy/site.ts'
import { type BuiltParts, type PageDocument, renderDocument } from './document.ts'
import { headRequest } from './head-request.ts'
import { type OwnHeaders, ownHeaders } from './headers.ts'
import { bundleInlineScripts, type InlineScripts } from './inline-script.ts'
import { hasTwins, languageFacts } from './languages.ts'
import type { LoadedBrand } from './loaded-brand.ts'
import { ownHostsDefine } from './own-hosts.ts'
import { filesOfPage, keepScriptsOf, type PageFiles } from './page-files.ts'
import { createPageStyles } from './page-styles.ts'
import {
  createModuleServer,
  folderOf,
  loadEarlyRequest,
  loadStructuredData,
  renderTemplate,
  renderVariants,
  renderView
} from './prerender.ts'
import { fillBuiltShell, fillShell } from './shell.ts'

interface Options {
  /** All pages, of which those that are not there in this language are not written. */
  rows: readonly Page[]
  base: string
  built: readonly Page[]
  variants: readonly Page[]
  chosen: LoadedBrand
  root: string
  alias: Record<string, string>
}

interface PagesPlugin {
  plugins: Plugin[]
  headers: HeadersByFile
}

function scriptOf(page: Page, scripts: InlineScripts, asks: boolean): string {
  if (!page.island) return scripts.textPage
  if (page.variant?.campaign) return scripts.bootCampaign
  return asks ? scripts.bootRequest : scripts.boot
}

export function pagesPlugin({
  base,
  rows,
  built,
  variants,
  chosen,
  root,
  alias
}: Options): PagesPlugin {
  const pageOf = (file: string) => [...built, ...variants].find(page => page.file === file)
  const files = new Map<string, PageFiles>()
  const pageStyles = createPageStyles()
  const headers = new Map<string, OwnHeaders>()
  let scripts: InlineScripts | undefined
  let dev: ViteDevServer | undefined

  async function documentOf(
    server: ViteDevServer,
    page: Page,
    parts?: BuiltParts,
    laterStyles?: string
  ): Promise<PageDocument> {
    if (!scripts) throw new Error('The inline scripts were not built')
    const request = await loadEarlyRequest(server, page)
    const template = await renderTemplate(server, page)
    return renderDocument({
      page,
      loaded: chosen,
      base,
      facts: {
        file: page.variant?.of ?? page.file,
        own: page.query,
        ...(page.variant?.campaign && { campaign: page.variant.campaign.facts }),
        ...languageFacts(page, chosen.brand.languages),
        ...(laterStyles && { laterStyles }),
        ...(request && { request: headRequest(request, chosen.brand.apiOrigin) })
      },
      markup: await renderView(server, page),
      structuredData: await loadStructuredData(server, page),
      template,
      fillScript: scripts.ownFills.get(folderOf(page)) ?? scripts.earlyFill,
      script: scriptOf(page, scripts, request !== undefined),
      ...(!hasOneLook(page) && { themeScript: scripts.theme }),
      ...(page.variant?.campaign && {
        variants: await renderVariants(server, page),
        choice: scripts.showVariant
      }),
      ...(hasTwins(page, chosen.brand.languages) && {
        languageScript: page.file === '404.html' ? scripts.lostTwin : scripts.language
      }),
      ...(parts && { built: parts })
    })
  }

  async function buildPage(
    server: ViteDevServer,
    page: Page,
    bundle: Rolldown.OutputBundle,
    graph: Rolldown.PluginContext
  ) {
    const shell = page.variant?.of ?? page.file
    const asset = bundle[shell]
    const ofPage = files.get(shell)
    if (asset?.type !== 'asset' || !ofPage) throw new Error(`pages/${shell} was not emitted`)
    const { first, later } = pageStyles.stylesOf(join(root, shell), graph)
    const parts = builtParts(page, ofPage, first, bundle, base)
    const name = `${folderOf(page)}-later.css`
    const file = later && graph.getFileName(graph.emitFile({ type: 'asset', name, source: later }))
    const document = await documentOf(server, page, parts, file && base + file)
    headers.set(
      page.place ?? page.file,
      ownHeaders({ page, inline: document.inline, loaded: chosen })
    )
    return fillBuiltShell(String(asset.source), document, shell)
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
        const asked = (originalUrl.split('?')[0] ?? '').slice(base.length)
        const page = pageOf(asked) ?? pageOf(path.slice(1))
        if (!page) return html
        if (dev) return fillShell(html, await documentOf(dev, page), folderOf(page))
        if (chunk && bundle) files.set(page.file, filesOfPage(chunk, bundle))
        return html
      }
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const server = await createModuleServer({
          root,
          base,
          alias,
          define: ownHostsDefine(chosen)
        })
        try {
          const filled = new Map<string, string>()
          for (const page of [...built, ...variants]) {
            filled.set(page.place ?? page.file, await buildPage(server, page, bundle, this))
          }
          for (const page of rows) delete bundle[page.file]
          if (rows.length > built.length) keepScriptsOf([...files.values()], bundle)
          for (const [fileName, source] of filled) {
            this.emitFile({ type: 'asset', fileName, source })
          }
        } finally {
          await server.close()
        }
      }
    }
  }
  return { plugins: [pageStyles.plugin, plugin], headers }
}
