import { atom, computed } from 'nanostores'
import { paymentMessages as messages } from '#messages/payments.ts'
import type { Payment } from '../../api/payments.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { formatMessage } from '../../lib/format-message.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import { clockText } from '../../loan/moment.ts'
import { describePayment, linePayment, type PaymentText } from './describe-payment.ts'
import type { LoanPage, MoneyState } from './loan-page.ts'
import { moneyText } from './money-text.ts'
import { newsOf } from './open-payments.ts'
import { createWatch, type Known } from './watch.ts'

/** Money that is on its way, and another payment that waits for an answer. */
export interface Again {
  text: string
  go: () => void
}

function moneyState({ payments }: Known, kind: RepaymentKind | undefined): MoneyState {
  if (payments.owed === 0) return 'paid'
  const [last] = newsOf(payments)
  const isExtended = last?.kind === 'extension' && last.state === 'posted'
  if (kind === 'extension' && isExtended) return 'extended'
  return payments.payments.some(isOnItsWay) ? 'on-its-way' : 'owed'
}

const isOnItsWay = ({ state }: Payment) => state === 'waiting' || state === 'received'

export function createPaymentsStore(
  key: OrderKey,
  page: LoanPage,
  onMoney: (state: MoneyState) => void
) {
  const watch = createWatch(key, page.refresh)
  const $again = atom<Again | undefined>()

  const money = (minor: number | undefined) =>
    moneyText(minor, watch.$known.get()?.payments.currency ?? '', page.samples())

  const $texts = computed(watch.$known, (known): PaymentText[] => {
    if (!known) return []
    const { given, payments } = known
    const now = Date.now()
    return newsOf(payments).map(payment =>
      describePayment(payment, { given: given[payment.id] ?? '', now, money, owed: payments.owed })
    )
  })
  const $lines = computed(watch.$known, known => {
    const all = (page.listsAll && known?.payments.payments) || []
    return all.map(payment => linePayment(payment, { now: Date.now(), money }))
  })

  watch.$known.listen(known => {
    if (known) onMoney(moneyState(known, page.kind?.()))
  })

  const againText = ({ state, minor, madeAt }: Payment) => {
    const time = clockText(madeAt, Date.now(), hoursAhead)
    const text = state === 'received' ? messages.againReceived : messages.againWaiting
    return formatMessage(text, { amount: money(minor), time })
  }

  const guard = (action: () => void) => {
    const open = watch.$open.get()
    const payment = open.find(({ state }) => state === 'received') ?? open[0]
    if (!payment) return action()
    const go = () => {
      $again.set(undefined)
      action()
    }
    $again.set({ text: againText(payment), go })
  }

  watch.start()
  return {
    $texts,
    $lines,
    $again,
    guard,
    money,
    begin: watch.begin,
    closeAgain: () => $again.set(undefined)
  }
}

export type PaymentsStore = ReturnType<typeof createPaymentsStore>
