import { $consent } from '../../context/consent.ts'
import type { Query } from '../../context/query.ts'

/** By which an advertiser recognises a click: gclid, gbraid, wbraid, fbclid, ttclid. */
const isClickId = (name: string) => /^(?:\w*clid|[gw]braid)$/.test(name)

/** Whose account it is and who invited him: our own server's concern alone. */
const ours = ['UC', 'invite_code']

/** What advertisers get to know of a visit. Ids of clicks need consent where the brand asks. */
export function toldOutsiders(tracking: Query): Query {
  const mayTellClicks = $consent.get() === 'given'
  return Object.fromEntries(
    Object.entries(tracking).filter(
      ([name]) => !ours.includes(name) && (mayTellClicks || !isClickId(name))
    )
  )
}

export function clickIds(tracking: Query): Query {
  return Object.fromEntries(
    Object.entries(toldOutsiders(tracking)).filter(([name]) => isClickId(name))
  )
}
