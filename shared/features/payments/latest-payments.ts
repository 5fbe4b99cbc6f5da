import { atom } from 'nanostores'
import { type Payments, readPayments } from '../../api/payments.ts'
import { recordLife } from '../../context/storage.ts'
import { isWithin } from '../../lib/elapsed.ts'
import { openOf, withEarlierPayments } from './open-payments.ts'
import type { PayStart } from './pay-start.ts'
import type { SharedAnswerStore } from './shared-answer.ts'

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

/** `onMove` hears when a payment has changed the loan. */
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
