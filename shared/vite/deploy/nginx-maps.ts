import { basePath } from '../../api/wire.ts'
import { folderCaching } from '../headers.ts'
import { type NginxNames, upstreamOf } from './nginx-parts.ts'
import { redirectsOf } from './redirects.ts'
import { pagesAndCopies, type Site } from './site.ts'

/** nginx compares the strings of a map without regard to case, and refuses to see one twice. */
function map(variable: string, entries: [string, string][], source = '$uri'): string {
  const seen = new Map(entries.map(entry => [entry[0].toLowerCase(), entry]))
  const lines = [...seen.values()].map(([from, to]) => `  ${from} "${to}";`)
  return [`map ${source} ${variable} {`, ...lines, '}'].join('\n')
}

/** An answer of the backend is data: html that it echoes runs nothing and reads no storage. */
const answersPolicy = "default-src 'none'; sandbox"

function opened({ base, pages, aliases }: Site): [string, string][] {
  const folders = [...pages.keys()].filter(path => path.endsWith('/index.html'))
  return [
    ...folders.map((path): [string, string] => [path.replace(/index\.html$/, ''), path]),
    ...aliases.map(({ from, file }): [string, string] => [from, `${base}${file}`])
  ]
}

/** Other spellings lead where they do on Pages, which finds the base path by itself. */
function moved(site: Site): [string, string][] {
  const rules = redirectsOf(site).filter(
    ([from, to, status]) => status === 301 && from.toLowerCase() !== to.toLowerCase()
  )
  if (site.base !== '/') rules.unshift([site.base.slice(0, -1), site.base, 301])
  return rules.map(([from, to]) => [from, to])
}

function missing({ base, pages }: Site): [string, string][] {
  const files = [...pages.keys()].filter(path => path.endsWith('/404.html'))
  const others = files.filter(path => path !== `${base}404.html`)
  return [
    ['default', `${base}404.html`],
    ...others.map((path): [string, string] => [`"~^${path.replace('404.html', '')}"`, path])
  ]
}

export function httpBlock(site: Site, names: NginxNames): string {
  const { variable, place } = names
  const { base, notFound } = site
  const pages = [...pagesAndCopies(site)]
  const policies = pages.map(([path, own]): [string, string] => [
    path,
    own['Content-Security-Policy']
  ])
  const caching = pages
    .map(([path, own]) => [path, own['Cache-Control']] as const)
    .filter(([, value]) => value !== 'no-cache')
    // A browser takes over the caching of the 304 that it has asked for.
    .flatMap(([path, value]) =>
      [200, 304].map((status): [string, string] => [`"${status} ${path}"`, value])
    )
  return `# Written by the build. For nginx 1.18 and later, in its http block (/etc/nginx/conf.d).
# It belongs to one build: with the next, copy that one's and reload nginx. What is yours stands in
# /etc/nginx/${place}: listen, server_name and root in server.conf, the backend in backend.conf.
# The http block needs room for long addresses in maps, once: map_hash_bucket_size 256;

${upstreamOf(site, names)}
# Folders and legacy addresses, and the pages they open.
${map(`$${variable}_page`, opened(site))}

# Other spellings, and where they lead.
${map(`$${variable}_moved`, moved(site))}

# The page for what is nowhere, in the language whose tag the address begins with.
${map(`$${variable}_missing`, missing(site))}

# Each page has the policy of its own inline styles and script.
${map(`$${variable}_policy`, [['default', notFound['Content-Security-Policy']], [`"~^${basePath}/"`, answersPolicy], ...policies])}

${map(
  `$${variable}_cache`,
  [
    ['default', 'no-cache'],
    ['"~^404 "', 'no-store'],
    ...Object.entries(folderCaching).map(([folder, value]): [string, string] => [
      `"~^\\d+ ${base}${folder}/"`,
      value
    ]),
    [`"~^\\d+ ${basePath}/"`, ''],
    ...caching
  ],
  '"$status $uri"'
)}

# Session values travel in the query: neither it nor the referrer is ever written down.
log_format ${variable}_pages '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent $request_time';
`
}
