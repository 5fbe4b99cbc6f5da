import { pickParams } from './query.ts'

/** The loan's parameters as the address has them, for a page about the same loan. */
export function loanParams(): Record<string, string | undefined> {
  return pickParams(['productId', 'orderId'])
}
