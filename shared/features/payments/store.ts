import { atom } from 'nanostores'
import { faultMessages } from '#messages/faults.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { showToast } from '../../context/toast.ts'
import { $expiredCodes, expiredCodesOf } from './expired-codes.ts'
import { type Again, moneyState, newsOf } from './judge-payments.ts'
import type { LoanPage, MoneyState } from './loan-page.ts'
import { createWatch } from './watch-payments.ts'

/** Says that this loan's money was received, also over a counter's code; '' before. */
export const $receivedText = atom('')

function createCards(
  page: LoanPage,
  { $latest, $open }: ReturnType<typeof createWatch>,
  onMissing: () => void
) {
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
      const { describeNews, PaymentCards } = await import('./payment-cards.tsx')
      $cards.set({ describeNews, PaymentCards })
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
  const watch = createWatch(key, page.refresh)
  const $again = atom<Again | undefined>()
  const { $cards, say, draw } = createCards(page, watch, () => {
    // Nobody pays a second time unasked.
    if ($again.get()) showToast(faultMessages.network)
    $again.set(undefined)
  })

  watch.$latest.listen(latest => {
    if (!latest) return
    onMoney(moneyState(latest.payments, page.kind?.()))
    say()
    const { payments } = latest
    $expiredCodes.set(expiredCodesOf(payments))
    const isOverpaid = (payments.owed ?? 0) < 0
    if (isOverpaid || (page.listsAll ? payments.payments : newsOf(payments)).length > 0) draw()
  })

  const guard = (action: () => void) => {
    const open = watch.$open.get()
    const payment = open.find(({ state }) => state === 'received') ?? open[0]
    if (!payment) return action()
    const go = () => {
      $again.set(undefined)
      action()
    }
    $again.set({ payment, go })
    draw()
  }

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
