import { atom, computed } from 'nanostores'
import { fetchPayments, type Payments, readPayments } from '../../api/payments.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { onPageReturn } from '../../context/page-return.ts'
import { onRecordChange, recordLife } from '../../context/storage.ts'
import { elapsed, isWithin } from '../../lib/elapsed.ts'
import { spread } from '../../lib/spread.ts'
import { readMoment } from '../../loan/moment.ts'
import { hasPaid } from './loan-page.ts'
import { moneyState } from './money-state.ts'
import { openOf, withKnown } from './open-payments.ts'
import { firstSchedule, nextSchedule, type Schedule, watchFor } from './schedule.ts'
import { readSharedAnswer, type SharedAnswer, tellAnswer } from './shared-answer.ts'

/** Somebody who comes back twice within this asks once. */
const returnsApart = 1500

const own = Math.random().toString(36).slice(2)

export interface Known {
  payments: Payments
  /** When each payment was asked for, by its id, as far as a page has seen it. */
  given: Record<string, string>
  /** When a kept answer was given, where it is known: ISO 8601. '' for one that has just come. */
  asOf: string
}

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

const isoOf = (time: number) => (isWithin(time, recordLife) ? new Date(time).toISOString() : '')

/** What is asked for when: whether a payment was made, or its money has moved. */
const movesOf = ({ owed, payments }: Payments) =>
  JSON.stringify([owed, payments.map(({ id, state }) => [id, state])])

/**
 * Watches a loan's payments: asks at once, on every return, and while it is looked at ever less often,
 * as long as money is on its way or paying has just begun. One page asks for all tabs. A refused or
 * lost answer changes nothing. `onMove` hears when the loan has changed with a payment.
 */
export function createWatch(key: OrderKey, onMove: () => void) {
  const $known = atom<Known | undefined>()
  /** Whether the borrower is back from paying, and has not been shown yet how it stands. */
  const $returned = atom(false)
  const $open = computed($known, known => openOf(known?.payments))
  let schedule: Schedule | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let newest = 0
  let looked = 0
  let begunAt = 0
  let hasAnswer = false

  const told = () => readSharedAnswer(key.orderId) ?? nothing
  const tell = (news: Partial<SharedAnswer>) => tellAnswer(key.orderId, { ...told(), ...news })
  const begun = () => Math.max(begunAt, told().begunAt)
  const hasBegun = () => elapsed(begun()) < watchFor
  const hasFollowed = (madeAt: string) => {
    const waited = (readMoment(madeAt) ?? 0) - begun()
    return begun() > 0 && waited >= 0 && waited < watchFor
  }

  const show = (answer: Payments) => {
    hasAnswer = true
    const before = $known.get()?.payments
    const payments = withKnown(answer, before)
    const given = { ...told().given }
    for (const { id, state, madeAt } of payments.payments) {
      if (state === 'waiting') given[id] = madeAt
      // Paid in another app before anybody asked: it was given out when he began.
      else if (hasFollowed(madeAt)) given[id] ??= new Date(begun()).toISOString()
    }
    $known.set({ payments, given, asOf: '' })
    if (!before || movesOf(before) === movesOf(payments)) return given
    // The payment that was begun is over.
    if (openOf(payments).length === 0) {
      begunAt = 0
      tell({ begunAt })
    }
    onMove()
    return given
  }

  const plan = () => {
    clearTimeout(timer)
    // Another tab has asked; its answer is still to come, or never comes.
    const isOwed = told().by !== own && !hasAnswer
    const isOpen = isOwed || $open.get().length > 0 || hasBegun()
    if (!schedule || !isOpen || document.hidden || elapsed(schedule.begunAt) >= watchFor) return
    const delay = spread(schedule.delay)
    timer = setTimeout(() => ask(delay), delay)
    schedule = nextSchedule(schedule)
  }

  /** Asks, unless another tab has asked within `freshFor` milliseconds. */
  const ask = async (freshFor: number) => {
    clearTimeout(timer)
    const { by, askedAt } = told()
    if (by === own || elapsed(askedAt) >= freshFor) {
      const turn = ++newest
      tell({ by: own, askedAt: Date.now() })
      const result = await fetchPayments(key)
      if (turn !== newest) return
      if (result.success) {
        const given = show(result.data)
        const isPaid = hasPaid(moneyState(result.data))
        tell({ answer: result.raw, answeredAt: Date.now(), given, isPaid })
      }
    } else hear()
    plan()
  }

  const hear = () => {
    const { by, answer } = told()
    const payments = by === own ? undefined : readPayments(answer)
    if (payments) show(payments)
  }

  const look = async () => {
    if (document.hidden) return clearTimeout(timer)
    // Some phones tell twice that the page is back.
    if (elapsed(looked) < returnsApart) return undefined
    looked = Date.now()
    schedule = firstSchedule(Date.now())
    const wasBegun = hasBegun()
    await ask(returnsApart)
    if (wasBegun) $returned.set(true)
  }

  /** Nobody forgets what was received because the next answer is late. */
  const remember = () => {
    const { answer, answeredAt, given } = told()
    const payments = readPayments(answer)
    if (!payments) return
    const asOf = payments.asOf || isoOf(answeredAt)
    $known.set({ payments, given, asOf })
  }

  const start = () => {
    remember()
    if (hasBegun()) $returned.set(true)
    schedule = firstSchedule(Date.now())
    onPageReturn(look)
    document.addEventListener('visibilitychange', look)
    onRecordChange('payments', () => {
      hear()
      plan()
    })
    // What another page was told may be from before a payment.
    return ask(0)
  }

  const begin = () => {
    begunAt = Date.now()
    tell({ begunAt })
    schedule = firstSchedule(Date.now())
    plan()
  }

  /** The payment's moment that was shown last, by whatever page, so that each fills the screen once. */
  const moments = {
    last: () => told().moment,
    note: (moment: string) => told().moment === moment || tell({ moment })
  }

  return { $known, $open, $returned, moments, start, begin }
}
