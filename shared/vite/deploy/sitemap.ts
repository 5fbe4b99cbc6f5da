import type { Page } from '../../page.ts'
import { escapeHtml } from '../escape-html.ts'
import { placeOf } from '../languages.ts'
import type { LoadedBrand } from '../loaded-brand.ts'
import { publishedAddress } from '../site-head.ts'

/** The pages that search engines may list: the site's, without the empty one. */
export function sitemap(built: readonly Page[], chosen: LoadedBrand, base: string): string {
  const { languages } = chosen.brand
  const addressOf = (file: string) => escapeHtml(publishedAddress(chosen, base, file))
  const alternate = (hreflang: string, file: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(file)}"/>`
  const urlsOf = (file: string) => {
    const places = languages.map(language => placeOf(file, language, languages))
    const twins = languages.map((language, index) => alternate(language, places[index] ?? file))
    const links = languages.length > 1 ? [...twins, alternate('x-default', file)].join('') : ''
    return places.map(place => `<url><loc>${addressOf(place)}</loc>${links}</url>`)
  }
  const urls = built
    .filter(({ file }) => file.startsWith('site/') && file !== 'site/user.html')
    .flatMap(({ file }) => urlsOf(file))
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
