import { readText } from '../../context/stored-text.ts'
import { isWithin } from '../../lib/elapsed.ts'

const day = 24 * 60 * 60_000

/** Whether this phone heard within a day that a loan's money was received. The html's script asks too, so no schema; where pages are drawn for it, there is no address. */
export function knowsPaid(orderId: () => string | null | undefined): boolean {
  try {
    const { owner, savedAt, data } = JSON.parse(readText('localStorage', 'loan:payments') ?? '')
    return data.isPaid === true && owner.endsWith(` ${orderId()}`) && isWithin(savedAt, day)
  } catch {
    return false
  }
}
