import type { Page } from '../../page.ts'
import { escapeHtml } from '../escape-html.ts'
import { twinsOf } from '../landing-head.ts'
import { placeOf } from '../languages.ts'
import type { LoadedBrand } from '../loaded-brand.ts'
import { publishedAddress } from '../site-head.ts'

/** The pages that search engines may list: the site's, without the empty one, and the landing templates. */
export function sitemap(built: readonly Page[], chosen: LoadedBrand, base: string): string {
  const { languages } = chosen.brand
  const addressOf = (file: string) => escapeHtml(publishedAddress(chosen, base, file))
  const urlOf = (file: string, twins: readonly (readonly [string, string])[]) => {
    const links = twins.map(
      ([language, twin]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(twin)}"/>`
    )
    return `<url><loc>${addressOf(file)}</loc>${links.join('')}</url>`
  }
  const urlsOfSite = ({ file }: Page) => {
    const places = languages.map(
      language => [language, placeOf(file, language, languages)] as const
    )
    const twins = languages.length > 1 ? [...places, ['x-default', file] as const] : []
    return places.map(([, place]) => urlOf(place, twins))
  }
  const site = built.filter(({ file }) => file.startsWith('site/') && file !== 'site/user.html')
  const templates = built.filter(({ variant }) => variant && !variant.campaign)
  const urls = [
    ...site.flatMap(urlsOfSite),
    ...templates.map(page => urlOf(page.file, twinsOf(page, chosen)))
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Lets every search engine in; pages that it must not list say so themselves. */
export function robots(chosen: LoadedBrand, base: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${publishedAddress(chosen, base, 'sitemap.xml')}
`
}
