import type { Source } from '../../shared/api/landing-registration.ts'
import { commonParams, ownNames, ownParams } from '../../shared/context/common-params.ts'
import { hashRoute, type Query } from '../../shared/context/query.ts'
import { readRecord, removeRecord, writeRecord } from '../../shared/context/storage.ts'
import { clickIds, consentedSource } from '../../shared/features/landing/outsiders.ts'
import { texts } from '../../shared/lib/records.ts'
import { isDownloadRoute } from './download-route.ts'
import { shownVariant } from './shown-variant.ts'

const owner = 'landing'

const advertising = /^(?:utm_\w+|\w*clid|[gw]braid)$/

/** Only where a visitor comes from: stores and advertisers get this, so no session. */
function trackingOf(query: Query): Query {
  const own = ownNames()
  const tells = (name: string) =>
    (own.includes(name) && name !== 'id' && name !== 'market') || advertising.test(name)
  const tracking = Object.entries(query).filter(([name, value]) => value !== '' && tells(name))
  return Object.fromEntries(tracking)
}

export function readTracking(): Query {
  const tracking = trackingOf({ ...commonParams(), ...ownParams(), ...hashRoute().query })
  if (Object.keys(tracking).length === 0) {
    return trackingOf(readRecord('tracking', owner, texts)?.data ?? {})
  }
  // The download page has forgotten it: the next visitor on this phone is another.
  if (!isDownloadRoute()) writeRecord('tracking', owner, consentedSource(tracking))
  return tracking
}

/** The download page's address has it all. */
export function forgetTracking(): void {
  removeRecord('tracking')
}

export function sourceOf(tracking: Query): Source {
  return {
    userFrom: tracking.user_from ?? '',
    appFrom: tracking.app_from ?? '',
    utmTag: tracking.utm_tag ?? '',
    inviteCode: tracking.invite_code ?? '',
    uc: tracking.UC ?? '',
    clickIds: clickIds(tracking),
    campaignVariant: shownVariant()
  }
}
