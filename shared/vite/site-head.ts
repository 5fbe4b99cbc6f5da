import type { Page } from '../page.ts'
import { escapeHtml } from './escape-html.ts'
import { twinLinks } from './language-switch.ts'
import { hasTwins } from './languages.ts'
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

/** A language of the brand's country, as previews name it: `fil_PH`. */
export function previewLocale({ brand }: LoadedBrand, language = 'en'): string {
  return brand.locale.replace(/^\w+-/, `${language}_`)
}

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
  const addressOf = (file: string) => publishedAddress(chosen, base, file)
  const address = addressOf(page.place ?? page.file)
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': chosen.brand.name,
    'og:title': title,
    'og:description': page.description,
    'og:url': address,
    'og:locale': previewLocale(chosen, page.lang),
    'og:image': publishedAddress(chosen, base, 'icons/preview.png'),
    'og:image:width': '1200',
    'og:image:height': '630'
  }
  const others = hasTwins(page, languages) ? languages.filter(each => each !== page.lang) : []
  const alternates = others.map(
    each => ['og:locale:alternate', previewLocale(chosen, each)] as const
  )
  const tags = [...Object.entries(properties), ...alternates].map(
    ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`
  )
  return [
    ...tags,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="theme-color" content="${chosen.brand.colors.gradient[0]}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    twinLinks(page, languages, addressOf),
    `<link rel="apple-touch-icon" href="${base}icons/icon-180.png">`,
    dataScript(organization(chosen, base)),
    structuredData ? dataScript(structuredData) : ''
  ].join('')
}
