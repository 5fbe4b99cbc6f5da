import type { Page } from '../../pages.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Chosen } from '../load-brand.ts'
import { publishedAddress } from '../site-head.ts'

/** The pages that search engines may list: the site's, without the empty one. */
export function sitemap(built: readonly Page[], chosen: Chosen, base: string): string {
  const urls = built
    .filter(({ file }) => file.startsWith('site/') && file !== 'site/user.html')
    .map(({ file }) => `<url><loc>${escapeHtml(publishedAddress(chosen, base, file))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** Lets every search engine in; pages that it must not list say so themselves. */
export function robots(chosen: Chosen, base: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${publishedAddress(chosen, base, 'sitemap.xml')}
`
}
