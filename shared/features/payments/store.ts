import { atom } from 'nanostores'
import { faultMessages } from '#messages/faults.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { showToast } from '../../context/toast.ts'
import { $expiredCodes, expiredCodesOf } from './expired-codes.ts'
import { moneyState, newsOf, postedExtension } from './judge-payments.ts'
import type { LoanPage, MoneyState } from './loan-page.ts'
import { createQuestion } from './question.ts'
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

export function createPaymentsStore(
  key: OrderKey,
  page: LoanPage,
  onMoney: (state: MoneyState) => void
) {
  const { $planned, $offeredCodes } = page
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

  /** Codes that the page had before the extension was posted: the loan has to be asked for again. */
  let earlierCodes: readonly string[] | undefined

  $latest.listen((latest, before) => {
    if (!latest) return
    const { payments } = latest
    const codes = $offeredCodes?.get()
    const extension = postedExtension(payments)
    if (before && extension?.id !== postedExtension(before.payments)?.id) earlierCodes = codes
    const newCodes = codes === earlierCodes ? undefined : codes
    const money = moneyState(payments, page.kind?.(), $planned?.get(), newCodes)
    onMoney(money)
    follow(money)
    say()
    $expiredCodes.set(expiredCodesOf(payments))
    const isOverpaid = (payments.owed ?? 0) < 0
    if (isOverpaid || (page.listsAll ? payments.payments : newsOf(payments)).length > 0) draw()
  })

  const judgeAgain = () => {
    const latest = $latest.get()
    if (latest) $latest.set({ ...latest })
  }
  // The plan says anew what these payments leave to be paid, the loan whether it can be extended again.
  $planned?.listen(judgeAgain)
  $offeredCodes?.listen(judgeAgain)

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
