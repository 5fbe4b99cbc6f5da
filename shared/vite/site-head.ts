import type { Page } from '../page.ts'
import { escapeHtml } from './escape-html.ts'
import { hasTwins, placeOf } from './languages.ts'
import type { LoadedBrand } from './loaded-brand.ts'

export function publishedAddress({ company }: LoadedBrand, base: string, file: string): string {
  return `${company.siteOrigin}${base}${file === 'site/index.html' ? '' : file}`
}

function organization(chosen: LoadedBrand, base: string): object {
  const { brand, company } = chosen
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: company.legalName,
    url: publishedAddress(chosen, base, 'site/index.html'),
    logo: publishedAddress(chosen, base, 'icons/icon-512.png'),
    email: company.email,
    telephone: company.phone,
    address: company.address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: company.phone,
      email: company.email
    }
  }
}

const addressOf = (page: Page, chosen: LoadedBrand, base: string) =>
  publishedAddress(chosen, base, page.place ?? page.file)

export const canonicalLink = (page: Page, chosen: LoadedBrand, base: string) =>
  `<link rel="canonical" href="${escapeHtml(addressOf(page, chosen, base))}">`

export type Pair = readonly [name: string, value: string]

/** A page's files by their language; `x-default` is for readers of all others. */
export const alternateLinks = (files: readonly Pair[], chosen: LoadedBrand, base: string) =>
  files
    .map(([language, file]) => {
      const address = escapeHtml(publishedAddress(chosen, base, file))
      return `<link rel="alternate" hreflang="${language}" href="${address}">`
    })
    .join('')

export const metaTags = (properties: readonly Pair[]) =>
  properties
    .map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`)
    .join('')

/** A language of the brand's country, as previews name it: `fil_PH`. */
function previewLocale({ brand }: LoadedBrand, language = 'en'): string {
  return brand.locale.replace(/^\w+-/, `${language}_`)
}

export const sharedLink = (
  page: Page,
  chosen: LoadedBrand,
  base: string,
  image: string
): Pair[] => [
  ['og:type', 'website'],
  ['og:site_name', chosen.brand.name],
  ['og:title', page.title],
  ['og:description', page.description],
  ['og:url', addressOf(page, chosen, base)],
  ['og:locale', previewLocale(chosen, page.lang)],
  ['og:image', image]
]

/** Data that ends no script. */
const dataScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

export function siteHead(
  page: Page,
  chosen: LoadedBrand,
  base: string,
  title: string,
  structuredData?: object
): string {
  const { languages } = chosen.brand
  const own = hasTwins(page, languages) ? languages : []
  const twins = own.map((each): Pair => [each, placeOf(page.file, each, languages)])
  const others = own.filter(each => each !== page.lang)
  const icon = publishedAddress(chosen, base, 'icons/preview.png')
  return [
    metaTags([
      ...sharedLink({ ...page, title }, chosen, base, icon),
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ...others.map((each): Pair => ['og:locale:alternate', previewLocale(chosen, each)])
    ]),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="theme-color" content="${chosen.brand.colors.gradient[0]}">`,
    canonicalLink(page, chosen, base),
    alternateLinks(own.length > 0 ? [...twins, ['x-default', page.file]] : [], chosen, base),
    `<link rel="apple-touch-icon" href="${base}icons/icon-180.png">`,
    dataScript(organization(chosen, base)),
    structuredData ? dataScript(structuredData) : ''
  ].join('')
}
