import { httpBlock } from './nginx-maps.ts'
import { nginxNames, proxyLocation, serverSettings } from './nginx-parts.ts'
import type { Site } from './site.ts'

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ')

/** A site for nginx's http block. What differs by address comes from maps, which see it after the rewrite. */
export function nginxConfig(site: Site, id: string): string {
  const names = nginxNames(id)
  const { variable, place } = names
  return `${httpBlock(site, names)}
server {
  include ${place}/server.conf;

${serverSettings(names)}
  if ($${variable}_page) {
    rewrite ^ $${variable}_page last;
  }
  if ($${variable}_moved) {
    return 301 $${variable}_moved$is_args$args;
  }

${indented(proxyLocation(site, names))}
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

export function nginxBelowPath(site: Site, id: string): { maps: string; locations: string } {
  const names = nginxNames(id)
  const { variable, place } = names
  const { base } = site
  const locations = `# Written by the build, to be included in a server. root stands in location.conf.

location = ${base.slice(0, -1)} {
  absolute_redirect off;
  return 301 ${base}$is_args$args;
}

location ^~ ${base} {
  include ${place}/location.conf;
${serverSettings(names)}
  if ($${variable}_page) {
    rewrite ^ $${variable}_page break;
  }
  if ($${variable}_moved) {
    return 301 $${variable}_moved$is_args$args;
  }
  try_files $uri =404;
}
${proxyLocation(site, names, '^~ ', `${serverSettings(names)}\n`)}`
  return { maps: httpBlock(site, names), locations }
}
