import type { Template } from '../../api/template.ts'
import { brand } from '../../config/brand.ts'
import { type Query, writeQuery } from '../../context/query.ts'
import { ownAddress } from '../../lib/own-address.ts'
import { type AppSource, appSource } from './app-source.ts'
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

function googleLink(url: URL, tracking: Query): string {
  const referrer = writeQuery(campaignOf(tracking))
  if (referrer) url.searchParams.set('referrer', referrer)
  return url.href
}

function appleLink(url: URL, tracking: Query): string {
  const { utm_campaign, down_id, links_id, utm_source } = campaignOf(tracking)
  const token = utm_campaign || down_id || links_id || utm_source
  if (token) url.searchParams.set('ct', token.slice(0, longestToken))
  return url.href
}

function otherLink(address: string, tracking: Query): string {
  const query = writeQuery(campaignOf(tracking))
  const end = query && `${address.includes('?') ? '&' : '?'}${query}`
  return `${address}${end}`
}

export function downloadLink(
  template: Template,
  platform: PhonePlatform,
  tracking: Query
): AppSource {
  const { kind, address } = appSource(template, brand.store, platform)
  if (kind === 'google') return { kind, address: googleLink(new URL(address), tracking) }
  if (kind === 'apple') return { kind, address: appleLink(new URL(address), tracking) }
  return { kind, address: otherLink(ownAddress(address), tracking) }
}
