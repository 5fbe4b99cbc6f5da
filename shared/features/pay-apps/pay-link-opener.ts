import { judgeOwnLink, openVerdict } from '../../bridge/open-link.ts'
import { readsAsUpi } from '../../loan/upi/reads-as-upi.ts'

/** For a page without an amount; undefined for a link that leads nowhere or names a payment. */
export function payLinkOpener(link: string): (() => void) | undefined {
  if (readsAsUpi(link) !== 'other') return undefined
  const verdict = judgeOwnLink(link)
  return verdict.kind === 'refused' ? undefined : () => void openVerdict(verdict)
}
