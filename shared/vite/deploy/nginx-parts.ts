import { basePath } from '../../api/wire.ts'
import { commonHeaders } from '../headers.ts'
import type { Site } from './site.ts'

/** What nginx knows by a name begins with one of these: `variable` in its language, `place` on disk. */
export interface NginxNames {
  variable: string
  place: string
}

/** Two brands may stand on one nginx. */
export function nginxNames(id: string): NginxNames {
  return { variable: `loan_${id.replaceAll('-', '_')}`, place: `loan-pages-${id}` }
}

export function upstreamOf({ apiOrigin }: Site, { variable, place }: NginxNames): string {
  if (apiOrigin) return ''
  return `# The backend that answers ${basePath}.
upstream ${variable}_backend {
  include ${place}/backend.conf;
}
`
}

/** Where calls come to this site; `own` are settings of its own, in a server that has others. */
export function proxyLocation(
  { apiOrigin }: Site,
  { variable }: NginxNames,
  matching = '',
  own = ''
): string {
  if (apiOrigin) return ''
  return `location ${matching}${basePath}/ {
${own}  proxy_pass http://${variable}_backend;
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
export function serverSettings({ variable, place }: NginxNames): string {
  const headers = Object.entries(commonHeaders).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`
  )
  return `  access_log /var/log/nginx/${place}.log ${variable}_pages;
  # Errors are logged with the whole request; only those that stop nginx are worth that.
  error_log /var/log/nginx/${place}-error.log crit;

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
  add_header Content-Security-Policy $${variable}_policy always;
  add_header Cache-Control $${variable}_cache always;

  error_page 403 404 =404 $${variable}_missing;
`
}
