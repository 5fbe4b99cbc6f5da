import { parseAmountText } from './amount-text.ts'

/** `5455.00` of `₱5,455.00`, as wallets take it: no symbol, no groups. '' of what is no amount. */
export function plainAmount(text: string): string {
  const minor = parseAmountText(text)?.minor
  if (minor === undefined) return ''
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
