import { createHash } from 'node:crypto'
import type { Brand } from '../config/brand.ts'

/** Of what stands in the html itself; data is no script. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(
    `<${element}(?![^>]*\\b(?:src=|json))[^>]*>([\\s\\S]*?)</${element}>`,
    'g'
  )
  const hashes = [...html.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  )
  return [...new Set(hashes)]
}

/** Pages without an island register the service worker, which takes a Trusted Types policy. */
function trustedTypes(html: string): string {
  return /<html[^>]* data-island/.test(html) ? "'none'" : 'service-worker'
}

/**
 * Where pictures may come from besides this site: the configured hosts; for visitors without a
 * session the advertisers' pixels, and the server's captchas.
 */
function imageSources(html: string, { imageHosts, pixels, apiOrigin }: Brand): string[] {
  if (imageHosts.length === 0) return ['https:']
  const hosts = imageHosts.map(host => `https://${host}`)
  if (!/<html[^>]* data-anonymous/.test(html)) return hosts
  return [...hosts, ...pixels.map(pixel => new URL(pixel).origin), apiOrigin].filter(Boolean)
}

/** Whose pages this one shows within it: the external policy's, where one is configured. */
function frameOrigins(html: string): string[] {
  return [...html.matchAll(/<iframe[^>]* src="([^"]+)"/g)].map(
    ([, address = '']) => new URL(address.replace(/&amp;/g, '&')).origin
  )
}

/** The content security policy of a page: nothing inline but what the build itself put there. */
export function contentSecurityPolicy(html: string, brand: Brand): string {
  const frames = frameOrigins(html)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    // blob: is a picture that the borrower is about to send, or one the page has drawn.
    'img-src': ["'self'", 'blob:', ...imageSources(html, brand)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", brand.apiOrigin].filter(Boolean),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypes(html)]
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Headers of every answer, whatever its path and status. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Session values travel in the query: no address of ours leaves the site.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin'
}

/** How long a page opens without us: not at all, but for those that are shown at a counter. */
function pageCaching(html: string): string {
  const [, seconds] = /<html[^>]* data-opens-offline="?(\d+)/.exec(html) ?? []
  return seconds ? `private, max-age=${seconds}` : 'no-cache'
}

/** Headers of a page that other pages have otherwise. */
export function ownHeaders(html: string, brand: Brand, status = 200) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html, brand),
    'Cache-Control': status === 200 ? pageCaching(html) : 'no-store'
  }
}

/** All headers of a page. */
export function pageHeaders(html: string, brand: Brand, status = 200): Record<string, string> {
  return { ...commonHeaders, ...ownHeaders(html, brand, status) }
}

/** Hashed assets never change; everything else is asked for again. */
export function assetHeaders(path: string): Record<string, string> {
  const isHashed = path.includes('/assets/')
  return {
    ...commonHeaders,
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
  }
}
