import { commonHeaders } from '../headers.ts'
import type { Site } from './site.ts'

/** A CloudFront function for viewer requests: legacy addresses open their pages. */
export function cloudfrontFunction({ base, aliases }: Site): string {
  const pages = Object.fromEntries(aliases.map(({ from, file }) => [from, `${base}${file}`]))
  return `// Written by the build. CloudFront function (cloudfront-js-2.0), event type viewer request.
const pages = ${JSON.stringify(pages, null, 2)}

function handler(event) {
  const request = event.request
  const page = Object.prototype.hasOwnProperty.call(pages, request.uri) && pages[request.uri]
  if (page) request.uri = page
  return request
}
`
}

/** One policy that every page passes: a CloudFront distribution has one for all of them. */
function joinedPolicy({ pages }: Site): string {
  const directives = new Map<string, Set<string>>()
  for (const own of pages.values()) {
    for (const directive of own['Content-Security-Policy'].split('; ')) {
      const [name = '', ...values] = directive.split(' ')
      const joined = directives.get(name) ?? new Set()
      for (const value of values) joined.add(value)
      directives.set(name, joined)
    }
  }
  return [...directives]
    .map(([name, values]) => {
      // 'none' is only what it says when it stands alone.
      if (values.size > 1) values.delete("'none'")
      return [name, ...values].join(' ')
    })
    .join('; ')
}

/** The input of `aws cloudfront create-response-headers-policy`. */
export function cloudfrontHeaders(site: Site): string {
  const named = ['X-Content-Type-Options', 'Referrer-Policy', 'Strict-Transport-Security']
  const custom = Object.entries(commonHeaders)
    .filter(([name]) => !named.includes(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }))
  const policy = {
    Name: 'loan-pages',
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: commonHeaders['Referrer-Policy'], Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 31_536_000,
        IncludeSubdomains: true,
        Override: true
      },
      ContentSecurityPolicy: { ContentSecurityPolicy: joinedPolicy(site), Override: true }
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom }
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}
