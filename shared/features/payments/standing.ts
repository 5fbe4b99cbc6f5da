import { atom } from 'nanostores'
import { elapsed } from '../../lib/elapsed.ts'

/** Milliseconds: two returns within this ask once. */
export const returnsApart = 1500

/** How a borrower stands who has come, and may have begun to pay before. */
export function createStanding() {
  let returnedAt = 0
  return {
    /** Back from paying, and not yet shown how the loan stands. */
    $returned: atom(false),
    /** No answer has come since. */
    $isBehind: atom(false),
    /** The page's first question is under way: nobody knows what was paid on another phone. */
    $isFirst: atom(true),
    /** Some phones report a return twice. */
    isTwice: () => {
      if (elapsed(returnedAt) < returnsApart) return true
      returnedAt = Date.now()
      return false
    }
  }
}
