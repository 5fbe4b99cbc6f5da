/** Whether an amount can be paid: `nothing` for zero and less, `unreadable` for no amount. */
export type Payable = 'payable' | 'nothing' | 'unreadable'

/** A number with its currency before, behind or not at all; a minus or brackets make it negative. */
const amount = /^([-−(]?)([^\d\s.,()−-]*\.?)\s*([-−]?)\s*(\d[\d.,]*)\s*([^\d\s.,()]*\.?)\)?$/

/** Digits, plain or in groups of two or three, with one or two decimals at most. */
const figure = /^(?:\d{1,13}|\d{1,3}(?:([.,])\d{2,3}(?:\1\d{2,3})*)?)(?:[.,]\d{1,2})?$/

/** Judges an amount as a server or an address wrote it: `₱5,455.00`, `5.455,00 PHP`, `NaN`. */
export function payableOf(text: string): Payable {
  // Some write the groups apart.
  const together = text.trim().replace(/(\d)[\s'’](?=\d{3})/g, '$1')
  const [, sign, before, minus, digits = '', behind] = amount.exec(together) ?? []
  if (!figure.test(digits) || (before && behind)) return 'unreadable'
  return sign || minus || !/[1-9]/.test(digits) ? 'nothing' : 'payable'
}
