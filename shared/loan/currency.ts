import { type AmountText, symbolOf } from './amount-text.ts'

interface CurrencyFacts {
  market: 'ph' | 'in'
  stated?: string
  samples?: readonly AmountText[]
  /** From the address; 1 is rupees (specification, section 9). */
  clarity?: string | undefined
}

/** The page's one symbol: the stated one, else the one of all its amounts, else the market's. */
export function currencyOf({ market, stated, samples = [], clarity }: CurrencyFacts): string {
  if (stated) return symbolOf(stated) ?? `${stated} `
  const [symbol, ...others] = new Set(samples.flatMap(each => each.symbol ?? []))
  if (symbol && others.length === 0) return symbol
  return market === 'in' || clarity === '1' ? '₹' : '₱'
}
