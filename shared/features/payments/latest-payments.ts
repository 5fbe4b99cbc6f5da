import { atom } from 'nanostores'
import { type Payments, readPayments } from '../../api/payments.ts'
import { recordLife } from '../../context/storage.ts'
import { isWithin } from '../../lib/elapsed.ts'
import { openOf, withEarlierPayments } from './open-payments.ts'
import type { PayStart } from './pay-start.ts'
import type { SharedAnswerStore } from './shared-answer.ts'

export interface LatestPayments {
  payments: Payments
  /** When each payment was asked for, by its id, as far as a page has seen it. */
  requestTimes: Record<string, string>
  /** When a stored answer came, where that is certain: ISO 8601. '' for one that has just come. */
  asOf: string
}

const isoOf = (time: number) => (isWithin(time, recordLife) ? new Date(time).toISOString() : '')

/** The moves of a loan: whether a payment was made, or its money has moved. */
const movesOf = ({ owed, payments }: Payments) =>
  JSON.stringify([owed, payments.map(({ id, state }) => [id, state])])

/** The payments of a loan as this page shows them. `onMove` hears when the loan has changed with a payment. */
export function createLatestPayments(
  shared: SharedAnswerStore,
  start: PayStart,
  onMove: () => void
) {
  const $latest = atom<LatestPayments | undefined>()

  /** Shows an answer that has come, and returns when each payment was asked for. */
  const show = (answer: Payments) => {
    const before = $latest.get()?.payments
    const payments = withEarlierPayments(answer, before)
    const requestTimes = { ...shared.read().given }
    for (const { id, state, madeAt } of payments.payments) {
      if (state === 'waiting') requestTimes[id] = madeAt
      // Paid in another app before anybody asked: it was given out when he began.
      else if (start.precedes(madeAt)) requestTimes[id] ??= new Date(start.time()).toISOString()
    }
    $latest.set({ payments, requestTimes, asOf: '' })
    if (!before || movesOf(before) === movesOf(payments)) return requestTimes
    // The payment that was begun is over.
    if (openOf(payments).length === 0) start.set(0)
    onMove()
    return requestTimes
  }

  /** Nobody forgets what was received because the next answer is late. */
  const remember = () => {
    const { answer, answeredAt, given: requestTimes } = shared.read()
    const payments = readPayments(answer)
    if (!payments) return
    const asOf = payments.asOf || isoOf(answeredAt)
    $latest.set({ payments, requestTimes, asOf })
  }

  return { $latest, show, remember }
}
