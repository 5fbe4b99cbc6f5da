import type { Template } from '../api/template.ts'
import { themeProperties } from '../features/landing/theme.ts'
import { readableOn } from '../lib/contrast.ts'
import { isSvg } from '../lib/is-svg.ts'
import type { Page } from '../page.ts'
import { templateOf, templatesOf } from './landing-pages.ts'
import type { LoadedBrand } from './loaded-brand.ts'
import {
  alternateLinks,
  canonicalLink,
  metaTags,
  type Pair,
  publishedAddress,
  sharedLink
} from './site-head.ts'

function socialPreview(page: Page, { preview, hero }: Template, loaded: LoadedBrand, base: string) {
  const heroImage = isSvg(hero.image) ? '' : hero.image
  const image = preview.image || heroImage || '/icons/preview.png'
  const isOwn = image.startsWith('/')
  const address = isOwn ? publishedAddress(loaded, base, image.slice(1)) : image
  return metaTags([
    ...sharedLink(page, loaded, base, address),
    ['twitter:card', 'summary_large_image']
  ])
}

function colorsOf({ theme }: Template): string {
  const fill = readableOn(theme.text) === '#ffffff' ? '#ffffff' : '#00000033'
  return Object.entries({ ...themeProperties(theme), '--head-fill': fill })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** A template's languages and the file of each; a search engine sends others to the brand's first language. */
export function twinsOf({ variant }: Page, { brand }: LoadedBrand): Pair[] {
  const twins = Object.entries(variant?.twins ?? {})
  const first = twins.find(([locale]) => locale === brand.languages[0])
  return first ? [...twins, ['x-default', first[1]]] : twins
}

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
    (page.variant?.campaign ? '' : canonicalLink(page, loaded, base)) +
    alternateLinks(twinsOf(page, loaded), loaded, base) +
    `<meta name="theme-color" content="${template.theme.background}">` +
    `<style>${style}</style>` +
    documents.join('')
  return { html, style }
}
