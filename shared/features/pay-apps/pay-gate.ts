import { openVerdict, ownSchemes } from '../../bridge/open-link.ts'
import { openPayApp } from '../../bridge/open-pay-app.ts'
import { brand } from '../../config/brand.ts'
import { judgeLink, type LinkVerdict } from '../../context/link.ts'
import { linkHosts } from '../../context/link-hosts.ts'
import { pageSymbol } from '../../context/page-symbol.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import type { Expected } from '../../loan/expected-payment.ts'
import { isPayable } from '../../loan/payment-code/check-code.ts'
import { checkUpi } from '../../loan/upi/check-upi.ts'
import { readsAsUpi } from '../../loan/upi/reads-as-upi.ts'

const refused: LinkVerdict = { kind: 'refused' }

/** The payee and amount of a loan's payment; undefined for an amount that nobody can pay. */
export function expectedOf(amount: string): Expected | undefined {
  const read = parseAmountText(amount)
  if (!read || read.minor <= 0) return undefined
  const symbol = pageSymbol([read])
  return { minor: read.minor, currency: symbol === '₹' ? 'INR' : 'PHP', payees: brand.payees }
}

function paysRight(link: string, amount: string): boolean {
  const kind = readsAsUpi(link)
  if (kind !== 'upi') return kind === 'other'
  const expected = expectedOf(amount)
  return expected !== undefined && isPayable(checkUpi(link, expected))
}

/** Every link by which a loan is paid passes here: host, payee and amount. */
function judgePayment(link: string, amount: string, schemes: readonly string[]): LinkVerdict {
  return paysRight(link, amount) ? judgeLink(link, { hosts: linkHosts, schemes }) : refused
}

/** Refused where it pays somebody else or another amount. */
export function judgeWallet(link: string, amount: string): LinkVerdict {
  const verdict = judgePayment(link, amount, brand.payApps)
  return verdict.kind === 'action' ? refused : verdict
}

export const openWallet = (link: string, amount: string) => openPayApp(judgeWallet(link, amount))

/** Opens a page, the brand's own app, or a wallet that it names. */
export async function openPayment(
  link: string,
  amount: string
): Promise<'web' | 'app' | 'refused' | 'missing'> {
  const verdict = judgePayment(link, amount, [...ownSchemes, ...brand.payApps])
  const isOwn = ownSchemes.some(scheme => link.toLowerCase().startsWith(`${scheme}:`))
  if (verdict.kind !== 'app' || isOwn) return openVerdict(verdict, { quiet: true })
  const opened = await openPayApp(verdict)
  return opened === 'opened' ? 'app' : opened
}
