import { atom } from 'nanostores'
import { fetchPayments, type Payments, readPayments } from '../../api/payments.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { onPageReturn } from '../../context/page-return.ts'
import { onRecordChange } from '../../context/storage.ts'
import { computed } from '../../lib/computed.ts'
import { elapsed } from '../../lib/elapsed.ts'
import { spread } from '../../lib/spread.ts'
import { moneyState, openOf } from './judge-payments.ts'
import { hasPaid } from './loan-page.ts'
import {
  createLatestPayments,
  createPayStart,
  createSharedAnswer,
  type SharedAnswerStore,
  watchFor
} from './shared-answer.ts'

/** Milliseconds between questions; each pause is half as long again. */
export const firstPause = 3000
export const pauseAfter = (pause: number) => Math.min(pause * 1.5, 45_000)

function createAskTimer(ask: (pause: number) => void) {
  let begunAt = 0
  let next = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    restart: () => {
      begunAt = Date.now()
      next = firstPause
    },
    plan: (isOpen: boolean) => {
      stop()
      if (!isOpen || document.hidden || elapsed(begunAt) >= watchFor) return
      const pause = spread(next)
      timer = setTimeout(() => ask(pause), pause)
      next = pauseAfter(next)
    }
  }
}

/** Milliseconds: two returns within this ask once. */
const returnsApart = 1500

const tabId = String(Math.random())

/** One tab asks, and all tabs show its answer. A refused or lost answer changes nothing. */
function createAsking(
  key: OrderKey,
  shared: SharedAnswerStore,
  show: (answer: Payments) => Record<string, string>
) {
  let newest = 0

  /** Shows the answer to another tab, if that was the last to ask and has it; whether it did. */
  const takeSharedAnswer = (): boolean => {
    const { by, askedAt, answer, answeredAt } = shared.read()
    // Until the other tab hears its own answer, the one from before is no news.
    const isNews = by !== tabId && answeredAt >= askedAt
    const payments = isNews ? readPayments(answer) : undefined
    if (payments) show(payments)
    return payments !== undefined
  }

  /** Whether nothing newer is under way. Asks unless another tab did within `freshFor` ms. */
  const ask = async (freshFor: number) => {
    const { by, askedAt } = shared.read()
    if (by !== tabId && elapsed(askedAt) < freshFor) {
      takeSharedAnswer()
      return true
    }
    const turn = ++newest
    shared.change({ by: tabId, askedAt: Date.now() })
    const result = await fetchPayments(key)
    if (turn !== newest) return false
    // Another tab has asked later and has its answer: this one is older.
    if (result.success && !takeSharedAnswer()) {
      const requestTimes = show(result.data)
      const isPaid = hasPaid(moneyState(result.data))
      shared.change({ answer: result.raw, answeredAt: Date.now(), given: requestTimes, isPaid })
    }
    return true
  }
  return { ask, takeSharedAnswer }
}

const momentsOf = ({ read, change }: SharedAnswerStore) => ({
  last: () => read().moment,
  note: (moment: string) => read().moment === moment || change({ moment })
})

/** Asks at once, on returns, and ever less often while money is on its way or paying begins. */
export function createWatch(key: OrderKey, onMove: () => void) {
  const shared = createSharedAnswer(key.orderId)
  const payStart = createPayStart(shared)
  const { $latest, show, remember } = createLatestPayments(shared, payStart, onMove)
  const $open = computed($latest, latest => openOf(latest?.payments))
  /** Back from paying, and not yet shown how the loan stands. */
  const $returned = atom(false)
  let returnedAt = 0
  let hasAnswer = false

  const { ask, takeSharedAnswer } = createAsking(key, shared, answer => {
    hasAnswer = true
    return show(answer)
  })
  const timer = createAskTimer(pause => askAndPlan(pause))
  const plan = () => {
    // That other tab may have been closed before its answer came.
    const waitsForOtherTab = shared.read().by !== tabId && !hasAnswer
    timer.plan(waitsForOtherTab || $open.get().length > 0 || payStart.isRecent())
  }
  const askAndPlan = async (freshFor: number) => {
    timer.stop()
    if (await ask(freshFor)) plan()
  }

  const comeBack = async () => {
    if (document.hidden) return timer.stop()
    // Some phones report a return twice.
    if (elapsed(returnedAt) < returnsApart) return undefined
    returnedAt = Date.now()
    timer.restart()
    const wasPaying = payStart.isRecent()
    await askAndPlan(returnsApart)
    if (wasPaying) $returned.set(true)
  }

  const start = () => {
    remember()
    if (payStart.isRecent()) $returned.set(true)
    timer.restart()
    onPageReturn(comeBack)
    document.addEventListener('visibilitychange', comeBack)
    onRecordChange('payments', () => {
      takeSharedAnswer()
      plan()
    })
    // Another page's answer may be from before a payment.
    return askAndPlan(0)
  }

  const begin = () => {
    payStart.set(Date.now())
    timer.restart()
    plan()
  }

  return { $latest, $open, $returned, moments: momentsOf(shared), start, begin }
}
