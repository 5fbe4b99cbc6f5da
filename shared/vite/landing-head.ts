import type { Template } from '../api/template.ts'
import { themeProperties } from '../features/landing/theme.ts'
import type { Page } from '../page.ts'
import { escapeHtml } from './escape-html.ts'
import { isSvg } from './is-svg.ts'
import { templateOf, templatesOf } from './landing-pages.ts'
import type { LoadedBrand } from './loaded-brand.ts'
import { previewLocale, publishedAddress } from './site-head.ts'

function metaTags(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`)
    .join('')
}

function socialPreview(page: Page, { preview, hero }: Template, loaded: LoadedBrand, base: string) {
  const heroImage = isSvg(hero.image) ? '' : hero.image
  const image = preview.image || heroImage || '/icons/preview.png'
  const isOwn = image.startsWith('/')
  return metaTags({
    'og:type': 'website',
    'og:site_name': loaded.brand.name,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': publishedAddress(loaded, base, page.file),
    'og:locale': previewLocale(loaded, page.lang),
    'og:image': isOwn ? publishedAddress(loaded, base, image.slice(1)) : image,
    'twitter:card': 'summary_large_image'
  })
}

function colorsOf({ theme }: Template): string {
  return Object.entries(themeProperties(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** A template's languages and the file of each; a search engine sends others to the brand's first language. */
export function twinsOf({ variant }: Page, { brand }: LoadedBrand): (readonly [string, string])[] {
  const twins = Object.entries(variant?.twins ?? {})
  const first = twins.find(([locale]) => locale === brand.languages[0])
  return first ? [...twins, ['x-default', first[1]]] : twins
}

const twinLinks = (page: Page, loaded: LoadedBrand, base: string): string =>
  twinsOf(page, loaded)
    .map(
      ([language, file]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(publishedAddress(loaded, base, file))}">`
    )
    .join('')

/** The texts of a shared link stand in the head already. */
function documentTag(template: Template, id: string): string {
  const document = JSON.stringify({ ...template, preview: undefined }).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${id}">${document}</script>`
}

export function landingHead(
  page: Page,
  loaded: LoadedBrand,
  base: string
): { html: string; style: string } {
  const template = templateOf(page)
  // More than `:root`: on the dev server the base styles come later.
  const own = `html:root{${colorsOf(template)}}`
  const others = page.variant?.campaign ? templatesOf(page) : []
  const chosen = others.map(each => `html[data-template="${each.id}"]{${colorsOf(each)}}`)
  const style = own + chosen.join('')
  const documents = page.variant?.campaign
    ? others.map(each => documentTag(each, `template-${each.id}`))
    : [documentTag(template, 'template')]
  const html =
    socialPreview(page, template, loaded, base) +
    (page.variant?.campaign
      ? ''
      : `<link rel="canonical" href="${escapeHtml(publishedAddress(loaded, base, page.file))}">`) +
    twinLinks(page, loaded, base) +
    `<meta name="theme-color" content="${template.theme.background}">` +
    `<style>${style}</style>` +
    documents.join('')
  return { html, style }
}
