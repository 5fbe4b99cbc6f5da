import { $consent } from '../../context/consent.ts'
import type { Query } from '../../context/query.ts'

/** Ids of an advertiser's clicks: gclid, gbraid, wbraid, fbclid, ttclid. */
const isClickId = (name: string) => /^(?:\w*clid|[gw]braid)$/.test(name)

/** The account and the inviter: for our own server alone. */
const ours = ['UC', 'invite_code']

/** With ids of clicks only after consent, where the brand asks for it. */
export function consentedSource(tracking: Query): Query {
  if ($consent.get() === 'given') return tracking
  return Object.fromEntries(Object.entries(tracking).filter(([name]) => !isClickId(name)))
}

export function toldOutsiders(tracking: Query): Query {
  const entries = Object.entries(consentedSource(tracking))
  return Object.fromEntries(entries.filter(([name]) => !ours.includes(name)))
}

export function clickIds(tracking: Query): Query {
  return Object.fromEntries(
    Object.entries(toldOutsiders(tracking)).filter(([name]) => isClickId(name))
  )
}
