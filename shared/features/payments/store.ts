import { atom } from 'nanostores'
import { faultMessages } from '#messages/faults.ts'
import type { Payment } from '../../api/payments.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { showToast } from '../../context/toast.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import { $expiredCodes, expiredCodesOf } from './expired-codes.ts'
import type { LoanPage, MoneyState } from './loan-page.ts'
import { type Again, leavesRest, newsOf, openOf } from './open-payments.ts'
import { $received } from './received.ts'
import { createWatch, type Known } from './watch.ts'

function moneyState({ payments }: Known, kind: RepaymentKind | undefined): MoneyState {
  if (payments.owed !== undefined && payments.owed <= 0) return 'paid'
  const [last] = newsOf(payments)
  const isExtended = last?.kind === 'extension' && last.state === 'posted'
  if (kind === 'extension' && isExtended) return 'extended'
  const open = openOf(payments)
  // Who has paid a part still owes the rest.
  const isWhole = (payment: Payment) => kind === 'extension' || !leavesRest(payment, payments.owed)
  if (open.some(each => each.state === 'received' && isWhole(each))) return 'received'
  return open.length > 0 ? 'on-its-way' : 'owed'
}

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
    onMoney(moneyState(known, page.kind?.()))
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
    $again,
    $cards,
    page,
    guard,
    begin: watch.begin,
    closeAgain: () => $again.set(undefined)
  }
}

export type PaymentsStore = ReturnType<typeof createPaymentsStore>
