import { instantText, wallTime } from '../../../shared/features/campaign/market-instant.ts'
import type { EditedCampaign } from './edited-campaign.ts'

const minute = 60_000

/** A campaign before its start becomes one of a minute: a build asks for a start before the end. */
export function endCampaign(
  document: EditedCampaign['document'],
  template: string
): EditedCampaign['document'] {
  const now = Math.floor(Date.now() / minute) * minute
  const hasBegun = Date.parse(String(document.starts)) < now
  return {
    ...document,
    ...(!hasBegun && { starts: instantText(wallTime(now - minute)) }),
    ends: instantText(wallTime(now)),
    after: template
  }
}
