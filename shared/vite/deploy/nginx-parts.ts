import { basePath } from '../../api/wire.ts'
import { commonHeaders } from '../headers.ts'
import type { Site } from './site.ts'

export function upstreamOf({ apiOrigin }: Site): string {
  if (apiOrigin) return ''
  return `# The backend that answers ${basePath}.
upstream loan_backend {
  include loan-pages/backend.conf;
}
`
}

/** Where calls come to this site; `own` are settings of its own, in a server that has others. */
export function proxyLocation({ apiOrigin }: Site, matching = '', own = ''): string {
  if (apiOrigin) return ''
  return `location ${matching}${basePath}/ {
${own}  proxy_pass http://loan_backend;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  # The pages wait for a minute; photos are of at most 10 MB.
  proxy_read_timeout 65s;
  client_max_body_size 11m;
}
`
}

/** Headers of every answer; `add_header` in a location drops all inherited ones. */
export function serverSettings(): string {
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
    font/ttf ttf;
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
