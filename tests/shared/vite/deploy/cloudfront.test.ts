// @vitest-environment node
import { expect, test } from 'vitest'
import { cloudfrontFunction, cloudfrontHeaders } from '../../../../shared/vite/deploy/cloudfront.ts'
import type { Site } from '../../../../shared/vite/deploy/site.ts'
import { commonHeaders } from '../../../../shared/vite/headers.ts'

const own = (policy: string) => ({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })

const site: Site = {
  base: '/',
  pages: new Map([
    ['/a.html', own("default-src 'none'; img-src 'self' https:; frame-ancestors 'none'")],
    ['/b.html', own("default-src 'none'; img-src 'self' data:; frame-src https://a.example")]
  ]),
  notFound: own(''),
  aliases: [{ from: '/About', file: 'site/about.html' }],
  languages: ['en', 'fil', 'ceb'],
  apiOrigin: ''
}

test('the function opens pages by their aliases, and by nothing that objects inherit', () => {
  const handler = new Function(`${cloudfrontFunction(site)}; return handler`)()
  const open = (uri: string) => handler({ request: { uri, headers: {} } })
  expect(open('/About')).toEqual({ uri: '/site/about.html', headers: {} })
  for (const uri of ['/about', '/ABOUT', '/About/']) expect(open(uri).uri).toBe('/site/about.html')
  expect(open('toString').uri).toBe('toString')
})

test('the policy of headers says all common ones, and one policy that every page passes', () => {
  const policy = JSON.parse(cloudfrontHeaders(site))
  expect(policy).toEqual({
    Name: 'loan-pages',
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 31_536_000,
        IncludeSubdomains: false,
        Override: true
      },
      ContentSecurityPolicy: {
        ContentSecurityPolicy:
          "default-src 'none'; img-src 'self' https: data:; frame-ancestors 'none'; frame-src https://a.example",
        Override: true
      }
    },
    CustomHeadersConfig: {
      Quantity: 3,
      Items: [
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
        'Cross-Origin-Resource-Policy'
      ].map(Header => ({
        Header,
        Value: commonHeaders[Header],
        Override: true
      }))
    }
  })
})
