import { atom } from 'nanostores'
import * as v from 'valibot'
import { type Payments, readPayments } from '../../api/payments.ts'
import { owner } from '../../context/owner.ts'
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

/** The last loans asked about: a phone has few. */
const mostLoans = 5

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

const entry = v.object({ orderId: v.string(), savedAt: v.number(), ...shared.entries })

/** Each loan has an entry of the record, so that a call for one leaves what is known of the others. */
function readEntries(): v.InferOutput<typeof entry>[] {
  const record = unsealRecord(readRecordText(key))
  if (record?.owner !== owner() || !Array.isArray(record.data)) return []
  return record.data.flatMap(each => {
    const { success, output } = v.safeParse(entry, each)
    return success && isWithin(output.savedAt, recordLife) ? [output] : []
  })
}

export function createSharedAnswer(orderId: string) {
  const read = (): SharedAnswer => readEntries().find(each => each.orderId === orderId) ?? nothing
  const change = (news: Partial<SharedAnswer>) => {
    const others = readEntries().filter(each => each.orderId !== orderId)
    const own = { ...read(), ...news, orderId, savedAt: Date.now() }
    writeRecordText(key, sealRecord(owner(), [own, ...others].slice(0, mostLoans)))
  }
  return { read, change }
}

export type SharedAnswerStore = ReturnType<typeof createSharedAnswer>

export const momentsOf = ({ read, change }: SharedAnswerStore) => ({
  last: () => read().moment,
  note: (moment: string) => read().moment === moment || change({ moment })
})

/** When paying began, on any page of the loan; 0 where it has not, or is over. */
export function createPayStart({ read, change }: SharedAnswerStore) {
  const time = () => read().begunAt
  return {
    time,
    set: (begunAt: number) => change({ begunAt }),
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
