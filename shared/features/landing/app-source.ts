import type { Template } from '../../api/template.ts'
import type { Brand } from '../../config/brand-settings.ts'
import type { PhonePlatform } from './platform.ts'

export interface AppSource {
  kind: 'google' | 'apple' | 'shop' | 'file'
  address: string
}

/** On Android the template's file if it names no store, else its store, else the brand's. */
export function appSource(
  { download }: Pick<Template, 'download'>,
  store: Brand['store'],
  platform: PhonePlatform
): AppSource {
  if (platform === 'android' && download.apk && !download.android) {
    return { kind: 'file', address: download.apk }
  }
  const address = download[platform] || store[platform]
  if (address.startsWith('/')) return { kind: 'file', address }
  const { hostname } = new URL(address)
  if (hostname === 'play.google.com') return { kind: 'google', address }
  return { kind: hostname.endsWith('.apple.com') ? 'apple' : 'shop', address }
}
