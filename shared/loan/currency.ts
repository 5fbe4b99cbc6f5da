import { type AmountText, symbolOf } from './amount-text.ts'

interface CurrencyFacts {
  market: 'ph' | 'in'
  stated?: string
  samples?: readonly AmountText[]
  /** From the address (specification, section 9). */
  clarity?: string | undefined
}

/** The page's one symbol: stated, else of its amounts, else the market's; '' if they contradict. */
export function currencyOf({ market, stated, samples = [], clarity }: CurrencyFacts): string {
  if (stated) return symbolOf(stated) ?? `${stated} `
  const [symbol, ...others] = new Set(samples.flatMap(each => each.symbol ?? []))
  if (symbol && others.length === 0) return symbol
  return market === 'in' || clarity === '1' ? '₹' : '₱'
}
