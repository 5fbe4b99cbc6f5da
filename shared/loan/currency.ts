import { type AmountText, symbolOf } from './amount-text.ts'

interface CurrencyFacts {
  market: 'ph' | 'in'
  /** The server's symbol or code for it, '' for none. */
  stated?: string
  /** The amounts that stand on the same page. */
  samples?: readonly AmountText[]
  /** The address's word for it (specification, section 9). */
  clarity?: string | undefined
}

/**
 * The one symbol of money on a page: the one that is stated, else the one that its amounts show, else rupees
 * in their market or for a `clarity` of 1. Amounts that contradict each other show none.
 */
export function currencyOf({ market, stated, samples = [], clarity }: CurrencyFacts): string {
  if (stated) return symbolOf(stated) ?? `${stated} `
  const [symbol, ...others] = new Set(samples.flatMap(each => each.symbol ?? []))
  if (symbol && others.length === 0) return symbol
  return market === 'in' || clarity === '1' ? '₹' : '₱'
}
