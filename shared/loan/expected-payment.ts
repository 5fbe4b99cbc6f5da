export interface Expected {
  minor: number
  currency: 'PHP' | 'INR'
  payees: readonly string[]
}

export type CodeVerdict =
  | 'exact'
  /** The right payee, and whatever amount is typed. */
  | 'open'
  | 'unreadable'
  | 'other-currency'
  | 'other-amount'
  | 'other-payee'

/** `5455`, `5455.` and `5455.00`: a point for the decimals, and nothing between the digits. */
const written = /^(\d{1,13})(?:\.(\d{0,2}))?$/

export function isAmount(text: string, minor: number): boolean {
  const [, whole, cents = ''] = written.exec(text) ?? []
  return whole !== undefined && Number(whole + cents.padEnd(2, '0')) === minor
}
