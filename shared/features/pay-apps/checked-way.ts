import { judgePayLink } from '../../bridge/open-pay-app.ts'
import { brand } from '../../config/brand.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { checkCode, isPayable } from '../../loan/payment-code/check-code.ts'
import type { Expected } from '../../loan/payment-code/expected.ts'
import { checkUpi } from '../../loan/upi/check-upi.ts'

export interface CheckedWay {
  /** '' where there is none that may be opened. */
  appLink: string
  /** '' where there is none that may be drawn. */
  qr: string
  /** Whether the payer has to type the amount. */
  isOpen: boolean
  /** Whether something was left out because it pays another amount, or somebody else. */
  isWrong: boolean
}

const hasPayee = /[?&]pa=/i

/** What the page says will be paid, undefined where that is no exact amount. */
function expectedOf(amount: string): Expected | undefined {
  const read = parseAmountText(amount)
  if (!read || read.minor <= 0) return undefined
  const isRupees = read.symbol ? read.symbol === '₹' : brand.market === 'in'
  return { minor: read.minor, currency: isRupees ? 'INR' : 'PHP', payees: brand.payees }
}

/** Checks a way to pay before it is drawn or opened. `amount` is the text that the page shows. */
export function checkWay(way: { appLink: string; qr: string }, amount: string): CheckedWay {
  const expected = expectedOf(amount)
  if (!expected) return { appLink: '', qr: '', isOpen: false, isWrong: false }
  const verdict = way.qr ? checkCode(way.qr, expected) : undefined
  const { kind } = judgePayLink(way.appLink)
  const isUpi = hasPayee.test(way.appLink)
  const isLink = kind === 'web' || kind === 'app'
  const isGoodLink = isLink && (!isUpi || isPayable(checkUpi(way.appLink, expected)))
  const isGoodCode = verdict !== undefined && isPayable(verdict)
  return {
    appLink: isGoodLink ? way.appLink : '',
    qr: isGoodCode ? way.qr : '',
    isOpen: isGoodCode && verdict === 'open',
    isWrong: (way.appLink !== '' && !isGoodLink) || (verdict !== undefined && !isGoodCode)
  }
}
