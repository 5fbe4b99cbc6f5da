import { instantText, wallTime } from '../../../shared/features/campaign/market-instant.ts'
import { freeName } from '../free-name.ts'
import type { EditedCampaign } from './edited-campaign.ts'

const day = 86_400_000

/** Two weeks from the next midnight, so each day of the week counts the same. */
export function newCampaign(
  taken: readonly string[],
  [first = '', second = '']: readonly string[]
): EditedCampaign {
  const name = freeName('campaign', taken)
  const today = Date.parse(instantText(`${wallTime(Date.now()).slice(0, 10)}T00:00`))
  const document = {
    starts: instantText(wallTime(today + day)),
    ends: instantText(wallTime(today + 15 * day)),
    variants: [
      { template: first, weight: 1 },
      { template: second, weight: 1 }
    ],
    after: first
  }
  return { name, id: name, original: undefined, document }
}
