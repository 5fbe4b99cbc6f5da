import { atom } from 'nanostores'
import { faultMessages } from '#messages/faults.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { showToast } from '../../context/toast.ts'
import { computed } from '../../lib/computed.ts'
import { pause } from '../../lib/pause.ts'
import { $expiredCodes, expiredCodesOf } from './expired-codes.ts'
import { type Again, isCredited, moneyState, newsOf } from './judge-payments.ts'
import { isUsedUp, type LoanPage, type MoneyState } from './loan-page.ts'
import { createWatch } from './watch-payments.ts'

/** Says that this loan's money was received, also over a counter's code; '' before. */
export const $receivedText = atom('')

type Watch = ReturnType<typeof createWatch>

function createCards(page: LoanPage, { $latest, $open }: Watch, onMissing: () => void) {
  const $cards = atom<typeof import('./payment-cards.tsx') | undefined>()

  const say = () => {
    const latest = $latest.get()
    const received = $open.get().find(({ state }) => state === 'received')
    const texts = latest && received ? ($cards.get()?.describeNews(latest, page) ?? []) : []
    $receivedText.set(texts.find(({ id }) => id === received?.id)?.title ?? '')
  }

  const draw = async () => {
    try {
      if ($cards.get()) return
      // By name: for a whole module the bundler gives every page 400 bytes more.
      const { describeNews, PayAgain, PaymentCards } = await import('./payment-cards.tsx')
      $cards.set({ describeNews, PayAgain, PaymentCards })
      say()
    } catch {
      onMissing()
    }
  }
  return { $cards, say, draw }
}

/** Milliseconds that a tap waits to hear what was paid. */
const patience = 3000

/** Asks before another payment is made where money is on its way, or may be. */
function createQuestion(watch: Watch, draw: () => void) {
  const { $latest, $open, $returned, $isBehind, $isFirst } = watch
  const $again = atom<Again | undefined>()
  const $awaitsAnswer = computed([$isBehind, $isFirst], (isBehind, isFirst) => isBehind || isFirst)
  let isWaiting = false

  const payment = () => {
    const open = $open.get()
    return open.find(({ state }) => state === 'received') ?? open[0]
  }
  const wait = async () => {
    isWaiting = true
    const answer = new Promise<void>(done => {
      const stop = $awaitsAnswer.listen(() => {
        stop()
        done()
      })
    })
    await Promise.race([answer, pause(patience)])
    isWaiting = false
    // Nobody waits twice for what may never come.
    $isFirst.set(false)
  }

  const guard = async (action: () => void, atOnce = false) => {
    // Without a signal nothing could tell, and a code may be all that he has.
    const isUnsure = ($doubt: typeof $awaitsAnswer) =>
      !atOnce && !payment() && $doubt.get() && navigator.onLine
    if (isUnsure($awaitsAnswer)) {
      if (isWaiting) return
      const before = $latest.get()?.payments
      await wait()
      const payments = $latest.get()?.payments
      // The money that came is news to him: he looks again before he pays more.
      if (payments && payments !== before && isCredited(payments)) return $returned.set(true)
    }
    if (!payment() && !isUnsure($isBehind)) return action()
    const go = () => {
      // He has said that he has not paid.
      $isBehind.set(false)
      $again.set(undefined)
      action()
    }
    $again.set({ payment: payment(), go })
    draw()
  }

  /** Each answer renews the open question, or ends it with the payment that it asks about. */
  const follow = (state: MoneyState) => {
    const again = $again.get()
    // No answer has come yet to the question whether he has paid.
    if (!again || (!again.payment && $isBehind.get())) return
    const id = again.payment?.id
    const isOpen = id === undefined || $open.get().some(each => each.id === id)
    const isOver = !isOpen || !payment() || isUsedUp(state)
    $again.set(isOver ? undefined : { ...again, payment: payment() })
  }
  return { $again, guard, follow }
}

export function createPaymentsStore(
  key: OrderKey,
  page: LoanPage,
  onMoney: (state: MoneyState) => void
) {
  const { $planned } = page
  const watch = createWatch(key, page)
  const { $latest } = watch
  const { $cards, say, draw } = createCards(page, watch, () => {
    const again = $again.get()
    // He has begun to pay, and nothing is known to be paid.
    if (again && !again.payment) return again.go()
    // Nobody pays a second time unasked.
    if (again) showToast(faultMessages.network)
    $again.set(undefined)
  })

  const { $again, guard, follow } = createQuestion(watch, draw)

  $latest.listen(latest => {
    if (!latest) return
    const money = moneyState(latest.payments, page.kind?.(), $planned?.get())
    onMoney(money)
    follow(money)
    say()
    const { payments } = latest
    $expiredCodes.set(expiredCodesOf(payments))
    const isOverpaid = (payments.owed ?? 0) < 0
    if (isOverpaid || (page.listsAll ? payments.payments : newsOf(payments)).length > 0) draw()
  })

  $planned?.listen(() => {
    const latest = $latest.get()
    // The plan says anew what these payments leave to be paid.
    if (latest) $latest.set({ ...latest })
  })

  watch.start()
  return {
    ...watch,
    $again,
    $cards,
    page,
    guard,
    closeAgain: () => $again.set(undefined)
  }
}

export type PaymentsStore = ReturnType<typeof createPaymentsStore>
