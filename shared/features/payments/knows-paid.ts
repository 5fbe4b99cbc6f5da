import { isWithin } from '../../lib/elapsed.ts'

const day = 24 * 60 * 60_000

/**
 * Whether this phone heard within a day that a loan's money was received. The html's script asks too, so no schema
 * and no byte more; where the html is drawn, there is no address.
 */
export function knowsPaid(orderId: () => string | null | undefined): boolean {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: what the storage's own room adds would stand in the html.
    const { owner, savedAt, data } = JSON.parse(localStorage['loan:payments'])
    return data.isPaid && owner.endsWith(` ${orderId()}`) && isWithin(savedAt, day)
  } catch {
    return false
  }
}
