import { judgeOwnLink, openVerdict } from '../../bridge/open-link.ts'
import { openPayApp } from '../../bridge/open-pay-app.ts'
import { brand } from '../../config/brand.ts'
import { judgeLink, type LinkVerdict } from '../../context/link.ts'
import { linkHosts } from '../../context/link-hosts.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { isPayable } from '../../loan/payment-code/check-code.ts'
import type { Expected } from '../../loan/payment-code/expected.ts'
import { checkUpi } from '../../loan/upi/check-upi.ts'
import { readsAsUpi } from '../../loan/upi/reads-as-upi.ts'

const refused: LinkVerdict = { kind: 'refused' }

/** Whom a loan's payment goes to, and how much; undefined for an amount that nobody can pay. */
export function expectedOf(amount: string): Expected | undefined {
  const read = parseAmountText(amount)
  if (!read || read.minor <= 0) return undefined
  const isRupees = read.symbol ? read.symbol === '₹' : brand.market === 'in'
  return { minor: read.minor, currency: isRupees ? 'INR' : 'PHP', payees: brand.payees }
}

function paysRight(link: string, amount: string): boolean {
  const kind = readsAsUpi(link)
  if (kind !== 'upi') return kind === 'other'
  const expected = expectedOf(amount)
  return expected !== undefined && isPayable(checkUpi(link, expected))
}

/** The one gate of every link by which a loan is paid: where it leads, and whom and how much it pays. */
export function judgeWallet(link: string, amount: string): LinkVerdict {
  const verdict = judgeLink(link, { hosts: linkHosts, schemes: brand.payApps })
  return verdict.kind !== 'action' && paysRight(link, amount) ? verdict : refused
}

/** Opens the link of a payment answer: a page, the brand's own app, or a wallet that it names. */
export async function openPayment(
  link: string,
  amount: string
): Promise<'web' | 'app' | 'refused' | 'missing'> {
  if (!paysRight(link, amount)) return 'refused'
  const own = judgeOwnLink(link)
  if (own.kind !== 'refused') return openVerdict(own)
  const opened = await openPayApp(judgeWallet(link, amount))
  return opened === 'opened' ? 'app' : opened
}
