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
  /** 0 where the borrower has not begun to pay, or it is over. */
  begunAt: v.number(),
  /** The last answer as it came; null before the first. */
  answer: v.unknown(),
  answeredAt: v.optional(v.number(), 0),
  /** Because of this payment the borrower is asked for nothing; `knowsPaid` reads it. */
  isPaid: v.optional(v.boolean(), false),
  /** The moment that last filled the screen; '' before the first. */
  moment: v.optional(v.string(), ''),
  /** The server tells the times of requests only until it sees the money. */
  given: texts
})

/** One answer for all pages and tabs of a loan, also after a killed page. */
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

export function createSharedAnswer(orderId: string) {
  const read = () => readSharedAnswer(orderId) ?? nothing
  const change = (news: Partial<SharedAnswer>) =>
    writeRecordText(key, sealRecord(loanOwner(orderId), { ...read(), ...news }))
  return { read, change }
}

export type SharedAnswerStore = ReturnType<typeof createSharedAnswer>
