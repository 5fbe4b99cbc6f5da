import { atom } from 'nanostores'
import { faultMessages } from '#messages/faults.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { showToast } from '../../context/toast.ts'
import { $expiredCodes, expiredCodesOf } from './expired-codes.ts'
import type { LoanPage, MoneyState } from './loan-page.ts'
import { moneyState } from './money-state.ts'
import { type Again, newsOf } from './open-payments.ts'
import { $received } from './received.ts'
import { createWatch } from './watch.ts'

export function createPaymentsStore(
  key: OrderKey,
  page: LoanPage,
  onMoney: (state: MoneyState) => void
) {
  const watch = createWatch(key, page.refresh)
  const $again = atom<Again | undefined>()
  /** What says and draws payments: fetched once there is one. */
  const $cards = atom<typeof import('./payment-cards.tsx') | undefined>()

  const say = () => {
    const known = watch.$known.get()
    const received = watch.$open.get().find(({ state }) => state === 'received')
    const texts = known && received ? ($cards.get()?.describeNews(known, page) ?? []) : []
    $received.set(texts.find(({ id }) => id === received?.id)?.title ?? '')
  }

  const draw = async () => {
    try {
      if ($cards.get()) return
      // By name: for all of a module at once the bundler gives every page 400 bytes more.
      const { describeNews, PaymentCards } = await import('./payment-cards.tsx')
      $cards.set({ describeNews, PaymentCards })
      say()
    } catch {
      // Nobody pays a second time unasked.
      if ($again.get()) showToast(faultMessages.network)
      $again.set(undefined)
    }
  }

  watch.$known.listen(known => {
    if (!known) return
    onMoney(moneyState(known.payments, page.kind?.()))
    say()
    const { payments } = known
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
    $known: watch.$known,
    $returned: watch.$returned,
    moments: watch.moments,
    $again,
    $cards,
    page,
    guard,
    begin: watch.begin,
    closeAgain: () => $again.set(undefined)
  }
}

export type PaymentsStore = ReturnType<typeof createPaymentsStore>
