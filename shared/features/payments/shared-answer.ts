import { atom } from 'nanostores'
import * as v from 'valibot'
import { type Payments, readPayments } from '../../api/payments.ts'
import { loanOwner } from '../../context/owner.ts'
import {
  readRecordText,
  recordLife,
  sealRecord,
  unsealRecord,
  writeRecordText
} from '../../context/storage.ts'
import { elapsed, isWithin } from '../../lib/elapsed.ts'
import { texts } from '../../lib/records.ts'
import { readMoment } from '../../loan/moment.ts'
import { openOf, withEarlierPayments } from './judge-payments.ts'
import { watchFor } from './loan-page.ts'

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
  /** A payment was on its way; read where the code that judges it is missing. */
  isOpen: v.optional(v.boolean(), false),
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
  isOpen: false,
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

/** When paying began, on any page of the loan; 0 where it has not, or is over. */
export function createPayStart({ read, change }: SharedAnswerStore) {
  let ownTime = 0
  const time = () => Math.max(ownTime, read().begunAt)
  return {
    time,
    set: (begunAt: number) => {
      ownTime = begunAt
      change({ begunAt })
    },
    isRecent: () => elapsed(time()) < watchFor,
    precedes: (madeAt: string) => {
      const waited = (readMoment(madeAt) ?? 0) - time()
      return time() > 0 && waited >= 0 && waited < watchFor
    }
  }
}

type PayStart = ReturnType<typeof createPayStart>

export interface LatestPayments {
  payments: Payments
  /** By id: when each payment was asked for, if a page has seen it. */
  requestTimes: Record<string, string>
  /** When a stored answer came, in ISO 8601, if certain; '' for one that has just come. */
  asOf: string
}

const isoOf = (time: number) => (isWithin(time, recordLife) ? new Date(time).toISOString() : '')

/** Changes when a payment is made or its money moves. */
const movesOf = ({ owed, payments }: Payments) =>
  JSON.stringify([owed, payments.map(({ id, state }) => [id, state])])

export function createLatestPayments(
  shared: SharedAnswerStore,
  start: PayStart,
  onMove: () => void
) {
  const $latest = atom<LatestPayments | undefined>()

  const show = (answer: Payments) => {
    const before = $latest.get()?.payments
    const payments = withEarlierPayments(answer, before)
    const requestTimes = { ...shared.read().given }
    for (const { id, state, madeAt } of payments.payments) {
      if (state === 'waiting') requestTimes[id] = madeAt
      // Paid in another app before anybody asked: it was asked for when he began.
      else if (start.precedes(madeAt)) requestTimes[id] ??= new Date(start.time()).toISOString()
    }
    $latest.set({ payments, requestTimes, asOf: '' })
    if (!before || movesOf(before) === movesOf(payments)) return requestTimes
    if (openOf(payments).length === 0) start.set(0)
    onMove()
    return requestTimes
  }

  /** Shows the last answer while the next one is late. */
  const remember = () => {
    const { answer, answeredAt, given: requestTimes } = shared.read()
    const payments = readPayments(answer)
    if (!payments) return
    const asOf = payments.asOf || isoOf(answeredAt)
    $latest.set({ payments, requestTimes, asOf })
  }

  return { $latest, show, remember }
}
