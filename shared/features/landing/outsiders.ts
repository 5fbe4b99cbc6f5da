import { $consent } from '../../context/consent.ts'
import type { Query } from '../../context/query.ts'

/** By which an advertiser recognises a click: gclid, gbraid, wbraid, fbclid, ttclid. */
const isClickId = (name: string) => /^(?:\w*clid|[gw]braid)$/.test(name)

/** The account and the inviter are our own server's concern alone. */
const ours = ['UC', 'invite_code']

/** Where somebody comes from, with the ids of clicks only after consent where the brand asks for it. */
export function consentedSource(tracking: Query): Query {
  if ($consent.get() === 'given') return tracking
  return Object.fromEntries(Object.entries(tracking).filter(([name]) => !isClickId(name)))
}

/** The parameters by which advertisers know a visit. */
export function toldOutsiders(tracking: Query): Query {
  const entries = Object.entries(consentedSource(tracking))
  return Object.fromEntries(entries.filter(([name]) => !ours.includes(name)))
}

export function clickIds(tracking: Query): Query {
  return Object.fromEntries(
    Object.entries(toldOutsiders(tracking)).filter(([name]) => isClickId(name))
  )
}
