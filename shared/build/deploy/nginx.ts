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
  const rules = redirectsOf(site).filter(([, , status]) => status === 301)
  if (site.base !== '/') rules.unshift([site.base.slice(0, -1), site.base, 301])
  return rules.map(([from, to]) => [from, to])
}

/**
 * A site for nginx, to be included in its http block. Headers stand at the server alone, since an
 * `add_header` in a location drops all inherited ones; what differs by address comes from maps,
 * which see the address after the rewrite to a page or to 404.html.
 */
export function nginxConfig(site: Site): string {
  const { base, aliases, notFound } = site
  const [upstream, location] = proxy(site)
  const pages = [...pagesAndCopies(site)]
  const policies = pages.map(([path, own]): [string, string] => [
    path,
    own['Content-Security-Policy']
  ])
  const caching = pages
    .map(([path, own]): [string, string] => [`"200 ${path}"`, own['Cache-Control']])
    .filter(([, value]) => value !== 'no-cache')
  const longest = Math.max(
    ...[...policies, ...aliases.map(({ from }) => [from])].map(([key = '']) => key.length)
  )
  const headers = Object.entries(commonHeaders).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`
  )
  return `# Written by the build. For nginx 1.18 and later, in its http block (/etc/nginx/conf.d).
# It belongs to one build: with the next, copy that one's and reload nginx. What is yours stands in
# /etc/nginx/loan-pages: listen, server_name and root in server.conf, the backend in backend.conf.

map_hash_bucket_size ${longest > 100 ? 256 : 128};

${upstream}
# Folders and legacy addresses, and the pages they open.
${map('$loan_page', opened(site))}

# Other spellings, and where they lead.
${map('$loan_moved', moved(site))}

# Each page has the policy of its own inline styles and script.
${map('$loan_policy', [['default', notFound['Content-Security-Policy']], [`"~^${basePath}/"`, ''], ...policies])}

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

  access_log /var/log/nginx/loan-pages.log loan_pages;
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

  error_page 403 404 =404 ${base}404.html;

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
