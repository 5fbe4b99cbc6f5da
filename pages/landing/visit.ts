import type { Query } from '../../shared/context/query.ts'

const digits = 16

/** Random hexadecimal digits. */
export function inventId(): string {
  const random = crypto.getRandomValues(new Uint8Array(digits))
  return Array.from(random, byte => (byte % 16).toString(16)).join('')
}

/** Tells this visit from any other; nobody can tell from it who visits. */
const visitId = inventId()

/** The steps from an advertisement to the app, in their order. */
export type Step =
  | 'seen'
  | 'started'
  | 'code-asked'
  | 'code-received'
  | 'registered'
  | 'download'
  | 'store'

/**
 * The same for our calls, the data layer and the pixels, however often it is said: an advertiser who
 * hears of a step twice, from the page and from our server, counts it once.
 */
export const eventId = (step: Step) => `${visitId}-${step}`

/** The campaign whose page this is, and which variant this phone is shown; neither on any other page. */
export function shownVariant(): Query {
  const { campaign, template } = document.documentElement.dataset
  return campaign && template ? { campaign, variant: template } : {}
}
