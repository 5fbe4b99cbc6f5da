// @vitest-environment node
import { Window } from 'happy-dom'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../../shared/page.ts'
import { pages } from '../../shared/pages.ts'
import { brandHostsDefine } from '../../shared/vite/brand-hosts.ts'
import { renderDocument } from '../../shared/vite/document.ts'
import { isTranslated, pagesIn } from '../../shared/vite/languages.ts'
import { brandAlias, loadBrand } from '../../shared/vite/load-brand.ts'
import type { LoadedBrand } from '../../shared/vite/loaded-brand.ts'
import { createModuleServer, renderTemplate, renderView } from '../../shared/vite/prerender.ts'
import { pseudoLanguage } from '../../shared/vite/pseudo-language.ts'
import { ownWords, textsOf } from './own-words.ts'

let server: ViteDevServer
let loaded: LoadedBrand

beforeAll(async () => {
  const chosen = await loadBrand()
  const { brand, folder } = chosen
  loaded = { ...chosen, brand: { ...brand, languages: [...brand.languages, pseudoLanguage] } }
  const root = new URL('../../pages', import.meta.url).pathname
  const alias = brandAlias(folder, pseudoLanguage)
  server = await createModuleServer({ root, base: '/', alias, define: brandHostsDefine(loaded) })
})

afterAll(() => server.close())

/** A page's whole html, as a build in the pseudo-language would write it. */
async function documentOf(page: Page): Promise<HTMLElement> {
  const { attributes, head, body } = renderDocument({
    page,
    loaded,
    base: '/',
    facts: { file: page.file, own: page.query },
    markup: await renderView(server, page),
    template: await renderTemplate(server, page),
    script: ''
  })
  const { document } = new Window()
  // A template's content is not in the document's tree, so it is made a section.
  const content = body.replaceAll('template', 'section')
  document.write(`<html ${attributes}><head>${head}</head><body>${content}</body></html>`)
  return document.documentElement as unknown as HTMLElement
}

const rows = pagesIn(pseudoLanguage, pages, ['en', pseudoLanguage])

test.each(rows)('the html of $file has no word of ours in the code', async page => {
  expect(ownWords(textsOf(await documentOf(page)))).toEqual([])
})

test.each(pages.filter(page => !isTranslated(page)))(
  'the first state of $file, which is there in one language, needs no browser',
  async page => {
    expect(await renderView(server, page)).toContain('<')
  }
)

test('every page that a borrower sees is there in all languages', () => {
  const alone = pages.filter(page => !page.developer && !isTranslated(page)).map(({ file }) => file)
  // Templates choose for themselves, and the older repayment flow stays Chinese.
  expect(alone).toEqual(['landing.html', 'legacy-repay.html'])
})
