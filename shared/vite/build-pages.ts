import { join } from 'node:path'
import type { Rolldown, ViteDevServer } from 'vite'
import type { Page } from '../page.ts'
import { brandHostsDefine } from './brand-hosts.ts'
import { builtParts } from './built-parts.ts'
import type { BuiltParts, PageDocument } from './document.ts'
import { type OwnHeaders, ownHeaders } from './headers.ts'
import type { LoadedBrand } from './loaded-brand.ts'
import { keepScriptsOf, type PageFiles } from './page-files.ts'
import type { createPageStyles } from './page-styles.ts'
import { createModuleServer, folderOf } from './prerender.ts'
import { fillBuiltShell } from './shell.ts'

export interface PagesOptions {
  /** All pages, of which those that are not there in this language are not written. */
  rows: readonly Page[]
  base: string
  built: readonly Page[]
  variants: readonly Page[]
  chosen: LoadedBrand
  root: string
  alias: Record<string, string>
}

interface BuildContext extends PagesOptions {
  files: ReadonlyMap<string, PageFiles>
  pageStyles: ReturnType<typeof createPageStyles>
  headers: Map<string, OwnHeaders>
  documentOf: (server: ViteDevServer, page: Page, parts: BuiltParts) => Promise<PageDocument>
}

async function buildPage(
  { root, base, chosen, files, pageStyles, headers, documentOf }: BuildContext,
  server: ViteDevServer,
  page: Page,
  bundle: Rolldown.OutputBundle,
  graph: Rolldown.PluginContext
): Promise<string> {
  const shell = page.variant?.of ?? page.file
  const asset = bundle[shell]
  const ofPage = files.get(shell)
  if (asset?.type !== 'asset' || !ofPage) throw new Error(`pages/${shell} was not emitted`)
  const { first, later } = pageStyles.stylesOf(join(root, shell), graph)
  const name = `${folderOf(page)}-later.css`
  const file = later && graph.getFileName(graph.emitFile({ type: 'asset', name, source: later }))
  const parts = {
    ...builtParts(page, ofPage, first, bundle, base),
    laterStyles: file ? base + file : undefined
  }
  const document = await documentOf(server, page, parts)
  const { inline } = document
  headers.set(page.place ?? page.file, ownHeaders({ page, inline, loaded: chosen }))
  return fillBuiltShell(String(asset.source), document, shell)
}

export async function buildPages(
  context: BuildContext,
  bundle: Rolldown.OutputBundle,
  graph: Rolldown.PluginContext
): Promise<void> {
  const { root, base, alias, rows, built, variants, files } = context
  const define = brandHostsDefine(context.chosen)
  const server = await createModuleServer({ root, base, alias, define })
  try {
    const filled = new Map<string, string>()
    for (const page of [...built, ...variants]) {
      filled.set(page.place ?? page.file, await buildPage(context, server, page, bundle, graph))
    }
    for (const page of rows) delete bundle[page.file]
    if (rows.length > built.length) keepScriptsOf([...files.values()], bundle)
    for (const [fileName, source] of filled) graph.emitFile({ type: 'asset', fileName, source })
  } finally {
    await server.close()
  }
}
