import { judgeOwnLink } from '../../bridge/open-link.ts'
import type { LinkVerdict } from '../../context/link.ts'
import { readsAsUpi } from '../../loan/upi/reads-as-upi.ts'

/** Judges a link by which a loan is paid where the page knows no amount: one that names what it pays is refused. */
export function judgePayLink(link: string): LinkVerdict {
  return readsAsUpi(link) === 'other' ? judgeOwnLink(link) : { kind: 'refused' }
}
