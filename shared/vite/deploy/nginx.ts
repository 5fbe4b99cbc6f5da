import { httpBlock } from './nginx-maps.ts'
import { proxyLocation, serverSettings } from './nginx-parts.ts'
import type { Site } from './site.ts'

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ')

function siteConfig(site: Site): string {
  return `${httpBlock(site)}
server {
  include loan-pages/server.conf;

${serverSettings()}
  if ($loan_page) {
    rewrite ^ $loan_page last;
  }
  if ($loan_moved) {
    return 301 $loan_moved$is_args$args;
  }

${indented(proxyLocation(site))}
  # For Cloudflare Pages alone.
  location ~ ^/_(?:headers|redirects)$ {
    return 404;
  }

  location / {
    try_files $uri =404;
  }
}
`
}

/** Two brands may stand on one nginx: what they name is named after them. */
function ofBrand(config: string, id: string): string {
  return config
    .replaceAll('loan_', `loan_${id.replaceAll('-', '_')}_`)
    .replaceAll('loan-pages', `loan-pages-${id}`)
}

/** A site for nginx's http block. What differs by address comes from maps, which see it after the rewrite. */
export function nginxConfig(site: Site, id: string): string {
  return ofBrand(siteConfig(site), id)
}

export function nginxBelowPath(site: Site, id: string): { maps: string; locations: string } {
  const { base } = site
  const locations = `# Written by the build, to be included in a server. root stands in location.conf.

location = ${base.slice(0, -1)} {
  absolute_redirect off;
  return 301 ${base}$is_args$args;
}

location ^~ ${base} {
  include loan-pages/location.conf;
${serverSettings()}
  if ($loan_page) {
    rewrite ^ $loan_page break;
  }
  if ($loan_moved) {
    return 301 $loan_moved$is_args$args;
  }
  try_files $uri =404;
}
${proxyLocation(site, '^~ ', `${serverSettings()}\n`)}`
  return { maps: ofBrand(httpBlock(site), id), locations: ofBrand(locations, id) }
}
