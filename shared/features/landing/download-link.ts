import type { Template } from '../../api/template.ts'
import { brand } from '../../config/brand.ts'
import { type Query, writeQuery } from '../../context/query.ts'
import { ownAddress } from '../../lib/own-address.ts'
import { downloadQuery } from './download-query.ts'
import { toldOutsiders } from './outsiders.ts'
import type { PhonePlatform } from './platform.ts'

/** The names that stores and analytics read, beside our own. */
function campaignOf(tracking: Query): Query {
  const { user_from, utm_tag, ...rest } = downloadQuery(toldOutsiders(tracking))
  const utm = {
    ...(user_from && { utm_source: user_from }),
    ...(utm_tag && { utm_campaign: utm_tag })
  }
  return { ...utm, ...rest }
}

/** Apple takes one campaign token, of at most 40 characters. */
const longestToken = 40

export interface DownloadLink {
  kind: 'google' | 'apple' | 'shop' | 'file'
  address: string
}

function googleLink(url: URL, tracking: Query): DownloadLink {
  const referrer = writeQuery(campaignOf(tracking))
  if (referrer) url.searchParams.set('referrer', referrer)
  return { kind: 'google', address: url.href }
}

function appleLink(url: URL, tracking: Query): DownloadLink {
  const { utm_campaign, down_id, links_id, utm_source } = campaignOf(tracking)
  const token = utm_campaign || down_id || links_id || utm_source
  if (token) url.searchParams.set('ct', token.slice(0, longestToken))
  return { kind: 'apple', address: url.href }
}

function otherLink(kind: 'shop' | 'file', address: string, tracking: Query): DownloadLink {
  const query = writeQuery(campaignOf(tracking))
  const end = query && `${address.includes('?') ? '&' : '?'}${query}`
  return { kind, address: `${address}${end}` }
}

/** On Android the template's file if it names no store, else its store, else the brand's. */
export function downloadLink(
  { download }: Template,
  platform: PhonePlatform,
  tracking: Query
): DownloadLink {
  if (platform === 'android' && download.apk && !download.android) {
    return otherLink('file', ownAddress(download.apk), tracking)
  }
  const address = download[platform] || brand.store[platform]
  if (address.startsWith('/')) {
    return otherLink('file', ownAddress(address), tracking)
  }
  const url = new URL(address)
  if (url.hostname === 'play.google.com') return googleLink(url, tracking)
  if (url.hostname.endsWith('.apple.com')) return appleLink(url, tracking)
  return otherLink('shop', address, tracking)
}
