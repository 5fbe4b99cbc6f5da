import * as v from 'valibot'
import type { OrderKey } from '../context/order-key.ts'
import { read } from './call.ts'
import { send } from './client.ts'
import { list, shape, text } from './fields.ts'
import { payOption } from './pay-option.ts'
import type { Result } from './result.ts'

const payOptions = shape({
  /** ISO 4217, or the currency's symbol. */
  currency: text,
  asOf: text,
  /** An answer without a list is none. */
  options: v.pipe(v.unknown(), v.check(Array.isArray), list(payOption))
})
export type PayOptions = v.InferOutput<typeof payOptions>

export const optionsCall = read('/v3/loan-details/options', payOptions)

/** The options that there are for what is owed. Only where the brand's `services` name `options`. */
export function fetchOptions({ productId, orderId }: OrderKey): Promise<Result<PayOptions>> {
  return send(optionsCall, { productId, orderId })
}
