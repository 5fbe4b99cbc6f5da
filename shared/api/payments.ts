import * as v from 'valibot'
import type { OrderKey } from '../context/order-key.ts'
import { readMoment } from '../loan/moment.ts'
import { read } from './call.ts'
import { send } from './client.ts'
import { at, flag, integer, listBy, oneOf, onlyField, requiredText, shape, text } from './fields.ts'
import type { Result } from './result.ts'
import { envelopeWire } from './wire.ts'

const payment = shape({
  id: requiredText,
  kind: oneOf(['repayment', 'extension'], 'repayment'),
  /** `received`: the channel reports the money; `posted`: it is on the loan; `failed`: no money was taken. */
  state: oneOf(
    ['waiting', 'received', 'posted', 'expired', 'failed', 'returned', 'unknown'],
    'unknown'
  ),
  minor: at('amount', integer),
  /** It was asked for as a part of what was owed. */
  isPart: at('part', flag),
  channel: text,
  reference: text,
  /** When it was asked for, or its money was seen; ISO 8601 with an offset, as all times here. */
  madeAt: text,
  postedAt: text,
  expiresAt: text,
  message: text,
  hasPaper: at('paper', flag)
})
export type Payment = v.InferOutput<typeof payment>

/** Its money is still to come onto the loan; an unknown state counts as open. */
export const isOpen = ({ state }: Payment): boolean =>
  state === 'waiting' || state === 'received' || state === 'unknown'

/** Sorts by time, the newest first, unless a payment names no time. */
function newestFirst(all: Payment[]): Payment[] {
  const timeOf = ({ madeAt }: Payment) => readMoment(madeAt) ?? 0
  return all.every(timeOf) ? all.sort((one, other) => timeOf(other) - timeOf(one)) : all
}

const payments = shape({
  /** Hundredths, as all amounts here. */
  owed: integer,
  /** ISO 4217, or the currency's symbol. */
  currency: text,
  asOf: text,
  /** An answer without a list is none. */
  payments: v.pipe(
    v.unknown(),
    v.check(Array.isArray),
    listBy(payment, ({ id }) => id),
    v.transform(newestFirst)
  )
})
export type Payments = v.InferOutput<typeof payments>

export const paymentsCall = read('/v3/loan-details/payments', payments)

/** The payments on a loan, and those on their way. Only where the brand's `services` name it. */
export function fetchPayments({ productId, orderId }: OrderKey): Promise<Result<Payments>> {
  return send(paymentsCall, { productId, orderId })
}

const wholeAnswer = onlyField(envelopeWire.plain.data, payments)

export function readPayments(answer: unknown): Payments | undefined {
  const read = v.safeParse(wholeAnswer, answer)
  return read.success ? read.output : undefined
}
