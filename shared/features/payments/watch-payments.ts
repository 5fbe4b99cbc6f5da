import { fetchPayments, type Payments, readPayments } from '../../api/payments.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { onPageReturn } from '../../context/page-return.ts'
import { onRecordChange } from '../../context/storage.ts'
import { computed } from '../../lib/computed.ts'
import { elapsed } from '../../lib/elapsed.ts'
import { createAskTimer } from './ask-timer.ts'
import { moneyState, openOf } from './judge-payments.ts'
import { hasPaid, type LoanPage } from './loan-page.ts'
import {
  createLatestPayments,
  createPayStart,
  createSharedAnswer,
  momentsOf,
  type SharedAnswerStore
} from './shared-answer.ts'
import { createStanding, returnsApart } from './standing.ts'

const tabId = String(Math.random())

/** One tab asks, and all tabs show its answer. A refused or lost answer changes nothing. */
function createAsking(
  key: OrderKey,
  shared: SharedAnswerStore,
  show: (answer: Payments) => Record<string, string>,
  planned: () => number | undefined
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
      const { raw: answer, data } = result
      const requestTimes = show(data)
      const isPaid = hasPaid(moneyState(data, undefined, planned()))
      const isOpen = openOf(data).length > 0
      shared.change({ answer, answeredAt: Date.now(), given: requestTimes, isPaid, isOpen })
    }
    return true
  }
  return { ask, takeSharedAnswer }
}

type WatchedPage = Pick<LoanPage, 'refresh' | '$planned'>

function listen(onReturn: () => void, onNews: () => void): void {
  onPageReturn(onReturn)
  document.addEventListener('visibilitychange', onReturn)
  onRecordChange('payments', onNews)
}

/** Asks at once, on returns, and ever less often while money is on its way or paying begins. */
export function createWatch(key: OrderKey, { refresh, $planned }: WatchedPage) {
  const shared = createSharedAnswer(key.orderId)
  const payStart = createPayStart(shared)
  const { $latest, show, remember } = createLatestPayments(shared, payStart, refresh)
  const $open = computed($latest, latest => openOf(latest?.payments))
  const { isTwice, ...standing } = createStanding()
  const { $returned, $isBehind, $isFirst } = standing
  let hasAnswer = false

  const showAnswer = (answer: Payments) => {
    hasAnswer = true
    $isBehind.set(false)
    $isFirst.set(false)
    return show(answer)
  }
  const { ask, takeSharedAnswer } = createAsking(key, shared, showAnswer, () => $planned?.get())
  const timer = createAskTimer(pause => askAndPlan(pause))
  const plan = () => {
    // That other tab may have been closed before its answer came.
    const waitsForOtherTab = shared.read().by !== tabId && !hasAnswer
    timer.plan(waitsForOtherTab || $open.get().length > 0 || payStart.isRecent())
  }
  const askAndPlan = async (freshFor: number) => {
    timer.stop()
    if (!(await ask(freshFor))) return
    $isFirst.set(false)
    plan()
  }

  const comeBack = async () => {
    if (document.hidden) return timer.stop()
    if (isTwice()) return plan()
    timer.restart()
    const wasPaying = payStart.isRecent()
    if (wasPaying) $isBehind.set(true)
    await askAndPlan(returnsApart)
    if (wasPaying) $returned.set(true)
  }

  const start = () => {
    remember()
    $returned.set(payStart.isRecent())
    $isBehind.set(payStart.isRecent())
    timer.restart()
    listen(comeBack, () => {
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

  return { ...standing, $latest, $open, moments: momentsOf(shared), start, begin }
}
