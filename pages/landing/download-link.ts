import type { Template } from '../../shared/api/template.ts'
import { brand } from '../../shared/config/brand.ts'
import { type Query, writeQuery } from '../../shared/context/query.ts'
import { ownAddress } from '../../shared/lib/own-address.ts'
import type { Platform } from './visitor.ts'

/** What a download link has to carry so that the install is counted. */
export type LinkVariant =
  | { kind: 'download'; id: string }
  | { kind: 'links'; id: string }
  /** The template's own links. */
  | { kind: 'own' }

/** Which of down_id and links_id is absent decides. With both there is nothing to decide. */
export function linkVariant({ links_id, down_id }: Query): LinkVariant {
  if (!links_id && down_id) return { kind: 'download', id: down_id }
  if (links_id && !down_id) return { kind: 'links', id: links_id }
  return { kind: 'own' }
}

/** What goes along to the download page: the tracking query, and of the two ids the one that decides. */
export function downloadQuery(tracking: Query): Query {
  const { links_id, down_id, ...rest } = tracking
  const variant = linkVariant(tracking)
  if (variant.kind === 'download') return { ...rest, down_id: variant.id }
  if (variant.kind === 'links') return { ...rest, links_id: variant.id }
  return tracking
}

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
  if (url.hostname === 'play.google.com') {
    const referrer = writeQuery(campaign)
    if (referrer) url.searchParams.set('referrer', referrer)
  } else if (campaign.utm_campaign) {
    url.searchParams.set('ct', campaign.utm_campaign.slice(0, longestToken))
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
 * else the store; the brand's store where the template names none.
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
  return { kind: 'store', address: storeLink(address, tracking) }
}
