import { createHash } from 'node:crypto'
import type { Brand } from '../config/brand-settings.ts'
import type { Page } from '../page.ts'
import type { InlineTexts } from './document.ts'
import type { LoadedBrand } from './loaded-brand.ts'

export interface HeadersInput {
  page: Page
  inline: InlineTexts
  loaded: Pick<LoadedBrand, 'brand' | 'company'>
}

function hashesOf(texts: readonly string[]): string[] {
  const hashes = texts.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)]
}

/** Hosts of pictures: the configured ones; without a session the pixels and captchas too. */
function imageSources({ anonymous }: Page, { imageHosts, pixels, apiOrigin }: Brand): string[] {
  if (imageHosts.length === 0) return ['https:']
  const hosts = imageHosts.map(host => `https://${host}`)
  if (!anonymous) return hosts
  return [...hosts, ...pixels.map(pixel => new URL(pixel).origin), apiOrigin].filter(Boolean)
}

function connections({ apiOrigin, reportUrl, services }: Brand): string[] {
  const isReported = services.includes('reports') && /^https?:/.test(reportUrl)
  return [apiOrigin, ...(isReported ? [new URL(reportUrl).origin] : [])].filter(Boolean)
}

function formOrigins({ sends }: Page, { brand }: HeadersInput['loaded']): string[] {
  const address = sends && brand[sends]
  return address?.startsWith('https:') ? [new URL(address).origin] : []
}

function frameOrigins({ frames }: Page, { company }: HeadersInput['loaded']): string[] {
  if (frames === 'self') return ["'self'"]
  const address = frames && company[frames]
  return address ? [new URL(address).origin] : []
}

/** The content security policy of a page: nothing inline but what the build itself put there. */
export function contentSecurityPolicy({ page, inline, loaded }: HeadersInput): string {
  const { brand } = loaded
  const frames = frameOrigins(page, loaded)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(inline.scripts)],
    'style-src': ["'self'", ...hashesOf(inline.styles)],
    // blob: is a picture that the borrower is about to send, or one the page has drawn.
    'img-src': ["'self'", 'blob:', ...imageSources(page, brand)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections(brand), ...formOrigins(page, loaded)],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // Pages without an island register the service worker, which takes a policy of its own.
    'trusted-types': [page.island ? "'none'" : 'service-worker']
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** The operator's word that every host below the site's has a certificate. */
export const coversSubdomains = process.env.HSTS_SUBDOMAINS === '1'

export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Session values travel in the query: no address of ours leaves the site.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Nobody shows our code and pictures on a site of his own.
  'Cross-Origin-Resource-Policy': 'same-origin'
}

export type OwnHeaders = {
  'Content-Security-Policy': string
  'Cache-Control': string
}

/** Only the pages that are shown at a counter open from the cache without a signal. */
export function ownHeaders(input: HeadersInput): OwnHeaders {
  const { opensOffline } = input.page
  return {
    'Content-Security-Policy': contentSecurityPolicy(input),
    'Cache-Control': opensOffline ? `private, max-age=${opensOffline}` : 'no-cache'
  }
}

export function notFoundHeaders(own: OwnHeaders): OwnHeaders {
  return { ...own, 'Cache-Control': 'no-store' }
}

/** By folder: hashed assets never change, and an icon may be a day old. */
export const folderCaching = {
  assets: 'public, max-age=31536000, immutable',
  icons: 'public, max-age=86400'
} as const

/** Every file that stands in no such folder is asked for again. */
export function assetHeaders(path: string): Record<string, string> {
  const folder = Object.entries(folderCaching).find(([name]) => path.includes(`/${name}/`))
  return { ...commonHeaders, 'Cache-Control': folder?.[1] ?? 'no-cache' }
}
