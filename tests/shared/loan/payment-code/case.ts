import type { Expected } from '../../../../shared/loan/expected-payment.ts'

/** The text of a code, and what the page shows beside it. */
export interface Case {
  /** The change that was made to it. */
  name: string
  text: string
  expected: Expected
}

export const philippine: Expected = {
  minor: 545_500,
  currency: 'PHP',
  payees: ['ph.ppmi.p2m', 'DEMOPHM2XXX', 'DML0004711', 'Demo Lending']
}

export const indian: Expected = {
  minor: 545_500,
  currency: 'INR',
  payees: ['in.npci.upi', 'demolending@okbank', '4111222233334444', 'Demo Lending']
}

const swaps: readonly [letter: string, other: string][] = [
  ['o', '0'],
  ['l', '1'],
  ['i', 'l'],
  ['m', 'rn'],
  ['0', 'O'],
  ['1', 'l'],
  ['D', 'Đ'],
  ['e', 'é'],
  ['i', 'ı'],
  // Cyrillic, Greek, Armenian, the Kelvin sign, and letters of mathematics and of phonetics.
  ['e', 'е'],
  ['o', 'о'],
  ['a', 'а'],
  ['p', 'р'],
  ['M', 'Μ'],
  ['o', 'ο'],
  ['d', 'ԁ'],
  ['k', '\u212a'],
  ['n', '𝐧'],
  ['g', 'ɡ']
]

/** Names that look like a payee and are others: other letters, invisible ones, more and fewer. */
export function lookAlikes(payee: string): string[] {
  const swapped = swaps
    .filter(([letter]) => payee.includes(letter))
    .map(([letter, other]) => payee.replace(letter, other))
  const around = [' x', 'x ', 'x.', 'xx', 'x\u200b', '\u202ex', 'x\u00a0', 'x\u0000']
  const longer = around.map(each => each.replace('x', payee))
  return [...swapped, ...longer, payee.slice(1), payee.slice(0, -1)]
}

/** Texts near 5455.00, each of them another amount or none. */
export const otherAmounts = [
  ...['5455.01', '5454.99', '54550.00', '545.50', '545500', '9999999999999.99'],
  ...['0', '0.00', '-5455.00', '+5455.00', 'NaN', 'Infinity', 'null', '--', '.', '1e+21', '5e3'],
  ...['5,455.00', '5455,00', '5.455,00', '5455.000', '5455.0.0', '5455.00PHP', '₱5455.00'],
  ...['0x154F', ' 5455.00', '5455.00 ', '５４５５.００', '٥٤٥٥', '5455.00\u0000']
]
