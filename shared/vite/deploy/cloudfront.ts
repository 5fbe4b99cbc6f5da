import { commonHeaders, coversSubdomains } from '../headers.ts'
import { aliasKey } from './addresses.ts'
import { joinPolicies } from './join-policies.ts'
import type { Site } from './site.ts'

export function cloudfrontFunction({ base, aliases }: Site): string {
  const pages = Object.fromEntries(
    aliases.map(({ from, file }) => [aliasKey(from), `${base}${file}`])
  )
  return `// Written by the build. CloudFront function (cloudfront-js-2.0), event type viewer request.
const pages = ${JSON.stringify(pages, null, 2)}

function handler(event) {
  const request = event.request
  const key = request.uri.replace(/\\/+$/, '').toLowerCase()
  const page = Object.prototype.hasOwnProperty.call(pages, key) && pages[key]
  if (page) request.uri = page
  return request
}
`
}

/** The input of `aws cloudfront create-response-headers-policy`. */
export function cloudfrontHeaders(site: Site): string {
  const headers = ['X-Content-Type-Options', 'Referrer-Policy', 'Strict-Transport-Security']
  const custom = Object.entries(commonHeaders)
    .filter(([name]) => !headers.includes(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }))
  // A CloudFront distribution has one policy for all pages.
  const policies = [...site.pages.values()].map(own => own['Content-Security-Policy'])
  const policy = {
    Name: 'loan-pages',
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: commonHeaders['Referrer-Policy'], Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 31_536_000,
        IncludeSubdomains: coversSubdomains,
        Override: true
      },
      ContentSecurityPolicy: { ContentSecurityPolicy: joinPolicies(policies), Override: true }
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom }
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}
