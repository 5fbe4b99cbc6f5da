import { moneyLike } from './money-like.ts'
import { param } from './query.ts'

/**
 * Writes hundredths the way the page writes its own amounts, else the brand's way. Other texts do not count.
 * `currency` is the server's symbol or code, '' for none.
 */
export const moneyText = (
  minor: number | undefined,
  currency: string,
  like: readonly string[] = []
): string => moneyLike(minor, { currency, texts: like, clarity: param('clarity') })
