import { basePath } from '../../api/wire.ts'
import { commonHeaders } from '../headers.ts'
import { redirectsOf } from './redirects.ts'
import { pagesAndCopies, type Site } from './site.ts'

/** nginx compares the strings of a map without regard to case, and refuses to see one twice. */
function map(variable: string, entries: [string, string][], source = '$uri'): string {
  const seen = new Map(entries.map(entry => [entry[0].toLowerCase(), entry]))
  const lines = [...seen.values()].map(([from, to]) => `  ${from} "${to}";`)
  return [`map ${source} ${variable} {`, ...lines, '}'].join('\n')
}

/** Calls come to this site and are passed on, unless the brand names another origin for them. */
function proxy({ apiOrigin }: Site): [upstream: string, location: string] {
  if (apiOrigin) return ['', '']
  const upstream = `# The backend that answers ${basePath}.
upstream loan_backend {
  include loan-pages/backend.conf;
}
`
  const location = `
  location ${basePath}/ {
    proxy_pass http://loan_backend;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    # The pages wait for a minute; photos are of at most 10 MB.
    proxy_read_timeout 65s;
    client_max_body_size 11m;
  }
`
  return [upstream, location]
}

/** What the backend says is data: html that it echoes runs nothing and reads no storage. */
const answersPolicy = "default-src 'none'; sandbox"

/** Folders and legacy addresses open pages where they are. */
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
    // nginx compares without regard to case.
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

/** What holds for every answer; `add_header` in a location drops all inherited ones. */
function settings(): string {
  const headers = Object.entries(commonHeaders).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`
  )
  return `  access_log /var/log/nginx/loan-pages.log loan_pages;
  # Errors are logged with the whole request; only those that stop nginx are worth that.
  error_log /var/log/nginx/loan-pages-error.log crit;

  server_tokens off;
  absolute_redirect off;
  etag on;
  gzip_vary on;
  gzip_static on;
  types {
    text/html html;
    text/css css;
    text/javascript js;
    application/json json;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg jpeg;
    image/webp webp;
    text/plain txt;
    application/xml xml;
    application/vnd.android.package-archive apk;
  }
  charset utf-8;
  charset_types text/css text/javascript application/json image/svg+xml text/plain application/xml;

${headers.join('\n')}
  add_header Content-Security-Policy $loan_policy always;
  add_header Cache-Control $loan_cache always;

  error_page 403 404 =404 $loan_missing;
`
}

function siteConfig(site: Site): string {
  const { base, notFound } = site
  const [upstream, location] = proxy(site)
  const pages = [...pagesAndCopies(site)]
  const policies = pages.map(([path, own]): [string, string] => [
    path,
    own['Content-Security-Policy']
  ])
  const caching = pages
    .map(([path, own]): [string, string] => [`"200 ${path}"`, own['Cache-Control']])
    .filter(([, value]) => value !== 'no-cache')
  return `# Written by the build. For nginx 1.18 and later, in its http block (/etc/nginx/conf.d).
# It belongs to one build: with the next, copy that one's and reload nginx. What is yours stands in
# /etc/nginx/loan-pages: listen, server_name and root in server.conf, the backend in backend.conf.
# The http block needs room for long addresses in maps, once: map_hash_bucket_size 256;

${upstream}
# Folders and legacy addresses, and the pages they open.
${map('$loan_page', opened(site))}

# Other spellings, and where they lead.
${map('$loan_moved', moved(site))}

# The page for what is nowhere, in the language whose tag the address begins with.
${map('$loan_missing', missing(site))}

# Each page has the policy of its own inline styles and script.
${map('$loan_policy', [['default', notFound['Content-Security-Policy']], [`"~^${basePath}/"`, answersPolicy], ...policies])}

${map(
  '$loan_cache',
  [
    ['default', 'no-cache'],
    ['"~^404 "', 'no-store'],
    [`"~^\\d+ ${base}assets/"`, 'public, max-age=31536000, immutable'],
    [`"~^\\d+ ${basePath}/"`, ''],
    ...caching
  ],
  '"$status $uri"'
)}

# Session values travel in the query: neither it nor the referrer is ever written down.
log_format loan_pages '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent $request_time';

server {
  include loan-pages/server.conf;

${settings()}
  if ($loan_page) {
    rewrite ^ $loan_page last;
  }
  if ($loan_moved) {
    return 301 $loan_moved$is_args$args;
  }
${location}
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

/**
 * A site for nginx, to be included in its http block. Headers stand at the server alone, since an
 * `add_header` in a location drops all inherited ones; what differs by address comes from maps,
 * which see the address after the rewrite to a page or to 404.html.
 */
export function nginxConfig(site: Site, id: string): string {
  return ofBrand(siteConfig(site), id)
}

/** The proxy's location with settings of its own, for a server that has others. */
function ownProxy(site: Site): string {
  const [, location] = proxy(site)
  const opening = `  location ${basePath}/ {\n`
  const inner = `location ^~ ${basePath}/ {\n${settings()}\n`
  return (
    location.trim() &&
    location
      .trimEnd()
      .replace(opening, inner)
      .replace(/^ {2}(?=\})/m, '')
  )
}

/** For a path on a shared server: the maps go into its http block, the locations into the server. */
export function nginxBelowPath(site: Site, id: string): { maps: string; locations: string } {
  const { base } = site
  const [maps = ''] = siteConfig(site).split('\nserver {')
  const locations = `# Written by the build, to be included in a server. root stands in location.conf.

location = ${base.slice(0, -1)} {
  absolute_redirect off;
  return 301 ${base}$is_args$args;
}

location ^~ ${base} {
  include loan-pages/location.conf;
${settings()}
  if ($loan_page) {
    rewrite ^ $loan_page break;
  }
  if ($loan_moved) {
    return 301 $loan_moved$is_args$args;
  }
  try_files $uri =404;
}
${ownProxy(site)}
`
  return { maps: ofBrand(maps, id), locations: ofBrand(locations, id) }
}
