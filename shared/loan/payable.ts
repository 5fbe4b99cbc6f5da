import { parseAmountText } from './amount-text.ts'

export type Payable = 'payable' | 'nothing' | 'unreadable'

/** A minus before the number or its currency, or brackets around both. */
const negative = /^(\D*)[-−](.*)$|^\((.*)\)$/

/** Judges an amount as a server or an address wrote it: `₱5,455.00`, `5.455,00 PHP`, `NaN`. */
export function payableOf(text: string): Payable {
  const [isNegative, sign = '', digits = '', inside] = negative.exec(text.trim()) ?? []
  const minor = parseAmountText(isNegative ? (inside ?? sign + digits) : text)?.minor
  if (minor === undefined) return 'unreadable'
  return isNegative || minor === 0 ? 'nothing' : 'payable'
}
