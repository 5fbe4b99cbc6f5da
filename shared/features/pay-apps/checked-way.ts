import { judgePayLink } from '../../bridge/open-pay-app.ts'
import { brand } from '../../config/brand.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { checkCode, isPayable } from '../../loan/payment-code/check-code.ts'
import type { Expected } from '../../loan/payment-code/expected.ts'
import { checkUpi } from '../../loan/upi/check-upi.ts'

export interface CheckedWay {
  /** '' where there is none that may be opened, or drawn. */
  appLink: string
  qr: string
  /** Whether the payer has to type the amount. */
  isOpen: boolean
  /** Whether nothing is offered because one of the two pays another amount, or somebody else. */
  isWrong: boolean
}

const none: CheckedWay = { appLink: '', qr: '', isOpen: false, isWrong: false }

const hasPayee = /[?&]pa=/i

function expectedOf(amount: string): Expected | undefined {
  const read = parseAmountText(amount)
  if (!read || read.minor <= 0) return undefined
  const isRupees = read.symbol ? read.symbol === '₹' : brand.market === 'in'
  return { minor: read.minor, currency: isRupees ? 'INR' : 'PHP', payees: brand.payees }
}

/** Checks a way to pay before it is drawn or opened. `amount` is the text that the page shows. */
export function checkWay(way: { appLink: string; qr: string }, amount: string): CheckedWay {
  const expected = expectedOf(amount)
  if (!expected) return none
  const { appLink, qr } = way
  const verdict = qr ? checkCode(qr, expected) : undefined
  const { kind } = judgePayLink(appLink)
  const isUpi = hasPayee.test(appLink)
  const isLink = kind === 'web' || kind === 'app'
  const isGoodLink = isLink && (!isUpi || isPayable(checkUpi(appLink, expected)))
  const isGoodCode = verdict !== undefined && isPayable(verdict)
  const isWrong = (appLink !== '' && !isGoodLink) || (verdict !== undefined && !isGoodCode)
  // Where the link or the code is wrong, the page trusts neither.
  if (isWrong) return { ...none, isWrong }
  return { appLink, qr, isOpen: verdict === 'open', isWrong }
}
