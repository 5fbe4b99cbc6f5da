import * as v from 'valibot'
import { loanOwner } from '../../context/owner.ts'
import {
  readRecordText,
  recordLife,
  sealRecord,
  unsealRecord,
  writeRecordText
} from '../../context/storage.ts'
import { isWithin } from '../../lib/elapsed.ts'
import { texts } from '../../lib/records.ts'

const key = 'payments'

const shared = v.object({
  by: v.string(),
  askedAt: v.number(),
  /** When the borrower has begun to pay; 0 where he has not, or it is over. */
  begunAt: v.number(),
  /** The last answer as it came, null before the first; and when it did. */
  answer: v.unknown(),
  answeredAt: v.optional(v.number(), 0),
  /** Whether the borrower is asked for nothing because of this payment; `knowsPaid` reads it. */
  isPaid: v.optional(v.boolean(), false),
  /** Which moment of a payment has filled the screen; '' before the first. */
  moment: v.optional(v.string(), ''),
  /** When each payment was asked for, which the server tells only until its money is seen. */
  given: texts
})

/** The answer that the pages of one loan share, in whatever tab they are, and over a killed page. */
export type SharedAnswer = v.InferOutput<typeof shared>

const nothing: SharedAnswer = {
  by: '',
  askedAt: 0,
  begunAt: 0,
  answer: null,
  answeredAt: 0,
  isPaid: false,
  moment: '',
  given: {}
}

export function readSharedAnswer(orderId: string): SharedAnswer | undefined {
  const record = unsealRecord(readRecordText(key))
  if (record?.owner !== loanOwner(orderId) || !isWithin(record.savedAt, recordLife))
    return undefined
  const answer = v.safeParse(shared, record.data)
  return answer.success ? answer.output : undefined
}

/** Reads and changes the shared answer of a loan. */
export function createSharedAnswer(orderId: string) {
  const read = () => readSharedAnswer(orderId) ?? nothing
  const change = (news: Partial<SharedAnswer>) =>
    writeRecordText(key, sealRecord(loanOwner(orderId), { ...read(), ...news }))
  return { read, change }
}

export type SharedAnswerStore = ReturnType<typeof createSharedAnswer>
