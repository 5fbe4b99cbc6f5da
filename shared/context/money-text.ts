import { moneyLike } from './money-like.ts'
import { param } from './query.ts'

/** `texts` are examples of the style; `currency` is the server's symbol or code, '' for none. */
export const moneyText = (
  minor: number | undefined,
  currency: string,
  like: readonly string[] = []
): string => moneyLike(minor, { currency, texts: like, clarity: param('clarity') })
