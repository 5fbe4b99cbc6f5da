import { pickParams } from './query.ts'

export function loanParams(): Record<string, string | undefined> {
  return pickParams(['productId', 'orderId'])
}
