import * as v from 'valibot'
import type { OrderKey } from '../context/order-key.ts'
import { nothing, ofOrder, read } from './call.ts'
import { sendPrepared } from './client.ts'
import { oneOf, optional, shape, text } from './fields.ts'
import { payOption } from './pay-option.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

export const arrangementReasons = ['income', 'illness', 'calamity', 'other'] as const
export type ArrangementReason = (typeof arrangementReasons)[number]

const arrangement = shape({
  /** A state that the page does not know counts as open, so that nobody asks twice. */
  state: v.pipe(
    v.unknown(),
    v.check(value => typeof value === 'string'),
    oneOf(['none', 'asked', 'offered', 'agreed', 'declined', 'ended'], 'asked')
  ),
  answerBy: text,
  message: text,
  /** undefined where there is none, or none that can be read. */
  offer: optional(payOption)
})
export type Arrangement = v.InferOutput<typeof arrangement>

export const arrangementCall = read('/v3/loan-arrangement/detail', arrangement)

export const arrangementRequest = ofOrder(arrangementCall)

/** How a request for a plan stands. Only where the brand's `services` name `arrangements`, as the other calls here. */
export const fetchArrangement = (key: OrderKey): Promise<Result<Arrangement>> =>
  sendPrepared(arrangementRequest(key))

const requestReceipt = shape({ id: text, answerBy: text })

export const planRequestCall = write('/v3/loan-arrangement/request', requestReceipt, {
  intention: 'plan'
})

export interface PlanRequest extends OrderKey {
  reason: ArrangementReason
  /** Hundredths. */
  canPay: number
  /** `2026-12-04` */
  payOn: string
  note: string
}

export function requestArrangement({ canPay, ...fields }: PlanRequest) {
  return sendWrite(planRequestCall, { ...fields, canPay: String(canPay) })
}

export const planAnswerCall = write('/v3/loan-arrangement/answer', nothing, { intention: 'plan' })

export function answerOffer(id: string, agrees: boolean): Promise<Result<undefined>> {
  return sendWrite(planAnswerCall, { id, agrees: agrees ? '1' : '0' })
}
