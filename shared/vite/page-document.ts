import type { ViteDevServer } from 'vite'
import { hasOneLook, type Page } from '../page.ts'
import { type BuiltParts, type PageDocument, renderDocument } from './document.ts'
import { headRequest } from './head-request.ts'
import type { InlineScripts } from './inline-script.ts'
import { hasTwins, languageFacts } from './languages.ts'
import type { LoadedBrand } from './loaded-brand.ts'
import {
  folderOf,
  loadEarlyRequest,
  loadStructuredData,
  renderTemplate,
  renderVariants,
  renderView
} from './prerender.ts'

function scriptOf(page: Page, scripts: InlineScripts, asks: boolean): string {
  if (!page.island) return scripts.textPage
  if (page.variant?.campaign) return scripts.bootCampaign
  return asks ? scripts.bootRequest : scripts.boot
}

interface DocumentContext {
  server: ViteDevServer
  base: string
  loaded: LoadedBrand
  scripts: InlineScripts
}

export async function pageDocument(
  { server, base, loaded, scripts }: DocumentContext,
  page: Page,
  parts?: BuiltParts
): Promise<PageDocument> {
  const { languages, apiOrigin } = loaded.brand
  const { campaign } = page.variant ?? {}
  const request = await loadEarlyRequest(server, page)
  const template = await renderTemplate(server, page)
  return renderDocument({
    page,
    loaded,
    base,
    facts: {
      file: page.variant?.of ?? page.file,
      own: page.query,
      ...(campaign && { campaign: campaign.facts }),
      ...languageFacts(page, languages),
      ...(parts?.laterStyles && { laterStyles: parts.laterStyles }),
      ...(request && { request: headRequest(request, apiOrigin) })
    },
    markup: await renderView(server, page),
    structuredData: await loadStructuredData(server, page),
    template,
    fillScript: scripts.ownFills.get(folderOf(page)) ?? scripts.earlyFill,
    script: scriptOf(page, scripts, request !== undefined),
    ...(!hasOneLook(page) && { themeScript: scripts.theme }),
    ...(campaign && {
      variants: await renderVariants(server, page),
      choice: scripts.showVariant
    }),
    ...(hasTwins(page, languages) && {
      languageScript: page.file === '404.html' ? scripts.lostTwin : scripts.language
    }),
    ...(parts && { built: parts })
  })
}
