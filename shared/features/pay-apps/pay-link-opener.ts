import { judgeOwnLink, openVerdict } from '../../bridge/open-link.ts'
import { readsAsUpi } from '../../loan/upi/reads-as-upi.ts'

/**
 * Opens a link by which a loan is paid where the page knows no amount; undefined for one that leads nowhere, or
 * names what it pays.
 */
export function payLinkOpener(link: string): (() => void) | undefined {
  if (readsAsUpi(link) !== 'other') return undefined
  const verdict = judgeOwnLink(link)
  return verdict.kind === 'refused' ? undefined : () => void openVerdict(verdict)
}
