import type { Template } from '../../shared/api/template.ts'
import { brand } from '../../shared/config/brand.ts'
import { type Query, writeQuery } from '../../shared/context/query.ts'
import { ownAddress } from '../../shared/lib/own-address.ts'
import { downloadQuery } from './download-query.ts'
import type { Platform } from './platform.ts'

/** The names that stores and analytics read, beside our own. */
function campaignOf(tracking: Query): Query {
  const { user_from, utm_tag, ...rest } = downloadQuery(tracking)
  const named = {
    ...(user_from && { utm_source: user_from }),
    ...(utm_tag && { utm_campaign: utm_tag })
  }
  return { ...named, ...rest }
}

/** Apple takes one campaign token, of at most 40 characters. */
const longestToken = 40

function storeLink(address: string, tracking: Query): string {
  const url = new URL(address)
  const campaign = campaignOf(tracking)
  const isApple = url.hostname.endsWith('.apple.com')
  if (url.hostname === 'play.google.com') {
    const referrer = writeQuery(campaign)
    if (referrer) url.searchParams.set('referrer', referrer)
  } else if (!isApple) return fileLink(address, tracking)
  else {
    const { utm_campaign, down_id, links_id, utm_source } = campaign
    const token = utm_campaign || down_id || links_id || utm_source
    if (token) url.searchParams.set('ct', token.slice(0, longestToken))
  }
  return url.href
}

function fileLink(address: string, tracking: Query): string {
  const query = writeQuery(campaignOf(tracking))
  return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address
}

export interface DownloadLink {
  kind: 'store' | 'file'
  address: string
}

/**
 * Where the app is for this phone. Android: the template's file if it names one and no store,
 * else the store; the brand's store where the template names none. A file of this site is no store.
 */
export function downloadLink(
  { download }: Template,
  platform: Exclude<Platform, 'desktop'>,
  tracking: Query
): DownloadLink {
  if (platform === 'android' && download.apk && !download.android) {
    return { kind: 'file', address: fileLink(ownAddress(download.apk), tracking) }
  }
  const address = download[platform] || brand.store[platform]
  if (address.startsWith('/')) {
    return { kind: 'file', address: fileLink(ownAddress(address), tracking) }
  }
  return { kind: 'store', address: storeLink(address, tracking) }
}
