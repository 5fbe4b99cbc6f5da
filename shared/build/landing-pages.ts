import type { Template } from '../api/template.ts'
import { type Page, pages } from '../pages.ts'
import { themeProperties } from '../ui/landing/theme.ts'
import { escapeHtml } from './escape-html.ts'
import { isSvg } from './is-svg.ts'
import type { Chosen } from './load-brand.ts'
import { loadTemplates } from './load-templates.ts'
import { publishedAddress } from './site-head.ts'
import { withoutScript } from './without-script.ts'

const file = 'landing.html'

/** One page for each template of the brand's market, with its own first paint. */
export async function landingPages(
  { brand }: Chosen,
  alias: Record<string, string>
): Promise<Page[]> {
  const row: Page | undefined = pages.find(page => page.file === file)
  if (!row) throw new Error(`There is no ${file}`)
  const { templates, problems } = await loadTemplates(alias)
  if (problems.length > 0) throw new Error(`public/templates:\n${problems.join('\n')}`)
  return templates.flatMap(({ template, market }) => {
    if (!template || market !== brand.market) return []
    const { id, locale, hero, preview } = template
    // Its document is in the html: nothing has to be asked for.
    const { firstQuestion: _, ...silent } = row
    return {
      ...silent,
      file: `landing/${id}.html`,
      title: preview.title || hero.title,
      description: preview.description || hero.subtitle,
      lang: locale,
      variant: { of: file, document: template }
    }
  })
}

/** The template that a landing page of its own shows. */
export function templateOf({ variant }: Page): Template {
  return variant?.document as Template
}

function replaceOnce(html: string, pattern: RegExp, text: string): string {
  if (!pattern.test(html)) throw new Error(`${file} has no ${pattern}`)
  return html.replace(pattern, () => text)
}

function metaTags(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`)
    .join('')
}

/** What a shared link shows. */
function socialPreview(page: Page, { preview, hero }: Template, chosen: Chosen, base: string) {
  const heroImage = isSvg(hero.image) ? '' : hero.image
  const image = preview.image || heroImage || '/icons/preview.png'
  const isOwn = image.startsWith('/')
  return metaTags({
    'og:type': 'website',
    'og:site_name': chosen.brand.name,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': publishedAddress(chosen, base, page.file),
    'og:image': isOwn ? publishedAddress(chosen, base, image.slice(1)) : image,
    'twitter:card': 'summary_large_image'
  })
}

/** A template's own page: its language, words, title, description, preview, colours and document. */
export function dressLandingPage(
  html: string,
  page: Page,
  { chosen, base }: { chosen: Chosen; base: string }
): string {
  const template = templateOf(page)
  const colors = Object.entries(themeProperties(template.theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const document = JSON.stringify(template).replace(/</g, '\\u003c')
  const head =
    socialPreview(page, template, chosen, base) +
    `<meta name="theme-color" content="${template.theme.background}">` +
    // More than `:root`: on the dev server the base styles come later.
    `<style>html:root{${colors}}</style>` +
    `<script type="application/json" id="template">${document}</script>`
  const asking = / data-(?:ask|from|as|headers)="[^"]*"/g
  const silent = html.replace(/<html[^>]*>/, tag => tag.replace(asking, ''))
  const titled = replaceOnce(
    replaceOnce(silent, /<html lang="[^"]*"/, `<html lang="${page.lang}"`),
    /<title>[^<]*<\/title>/,
    `<title>${escapeHtml(page.title)}</title>`
  )
  const described = replaceOnce(
    titled,
    /<meta name="description"[^>]*>/,
    `<meta name="description" content="${escapeHtml(page.description)}">`
  )
  const speaking = replaceOnce(
    described,
    /<main id="stuck".*<\/noscript>/s,
    withoutScript(chosen.brand, page.lang)
  )
  // Last in the head: its colours come after the brand's.
  return replaceOnce(speaking, /<\/head>/, `${head}</head>`)
}
