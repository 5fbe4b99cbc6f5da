import { atom, computed } from 'nanostores'
import { cashierMessages } from '#messages/cashier.ts'
import { repaymentMessages } from '#messages/repayment.ts'
import { instructionsOf } from '../../api/code-instructions.ts'
import { type Channel, channelKey, fetchRepayment } from '../../api/repayment.ts'
import { createResource } from '../../api/resource.ts'
import { missingOrder } from '../../api/result.ts'
import { openPage } from '../../bridge/open-link.ts'
import { orderKey } from '../../context/order-key.ts'
import { $outages } from '../../context/outages.ts'
import { loanOwner } from '../../context/owner.ts'
import { keptText, readRecord } from '../../context/storage.ts'
import { $toast, showToast } from '../../context/toast.ts'
import { keepTyped, readTyped } from '../../context/typed.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import { amountOf } from '../../loan/amount-of.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { payableOf } from '../../loan/payable.ts'
import { slipOfLoan } from '../cashier/slip.ts'
import { createSlipKeeper } from '../cashier/slip-keeper.ts'
import { usedText } from '../cashier/used-text.ts'
import type { PayChoice } from '../options/pay-choice.ts'
import { stateOfCode } from '../payments/expired-codes.ts'
import { isUsedUp } from '../payments/loan-page.ts'
import { createPayments } from '../payments/payments.tsx'
import { channelObstacle } from './channel-limits.ts'
import { handOver } from './handed-over.ts'
import { createPaying, type OpenDialog } from './pay.ts'
import { createWayWatch } from './watch-ways.ts'

/** What a repayment page knows and does; paying an instalment and extending differ in `kind`. */
export function createRepaymentStore(kind: RepaymentKind) {
  const keeper = createSlipKeeper()
  const $chosen = atom('')
  const place = () => `${kind} ${orderKey()?.orderId}`

  const { $resource, load, refresh } = createResource(async () => {
    const key = orderKey()
    if (!key) return missingOrder
    if (!$chosen.get()) $chosen.set(readTyped('repayChannel', place()).channel ?? '')
    return keeper.watch(kind, key.orderId, fetchRepayment(kind, key), (repayment, shown) =>
      slipOfLoan(repayment, kind, shown)
    )
  })

  const $expanded = atom(false)
  const $dialog = atom<OpenDialog | undefined>()

  /** What of the quoted options is to be paid; undefined where none was chosen or quoted. */
  const $choice = atom<PayChoice | undefined>()
  /** The next payment of a plan that runs, as the page writes amounts. */
  const $planned = atom<string | undefined>()

  /** As the server orders them; one that the operator calls down is. */
  const $channels = computed([$resource, $outages, $choice], (resource, outages, choice) => {
    const all = resource.state === 'ready' ? resource.data.channels : []
    const named = all.filter(({ number }) => choice?.takes(number) ?? true)
    return named.map(channel => {
      const outage = outages.find(({ number }) => number === channel.number)
      return outage && !channel.down ? { ...channel, down: outage.text } : channel
    })
  })
  /** The one that was paid with last on this loan. */
  const $last = computed($channels, channels => {
    const last = readRecord('channel', loanOwner(orderKey()?.orderId ?? ''), keptText)?.data
    return channels.find(channel => channelKey(channel) === last)
  })
  /** What the page itself asks for: its codes are of this amount. */
  const $ownAmount = computed($resource, resource =>
    resource.state === 'ready' ? amountOf(resource.data, kind) || noAmount : noAmount
  )
  const $amount = computed([$ownAmount, $choice], (own, choice) =>
    choice && own !== noAmount ? choice.amount : own
  )
  /** The channel to pay through: the first that works, until another is chosen, or that one is gone. */
  const $channel = computed([$channels, $chosen, $amount], (channels, chosen, amount) => {
    const works = (channel: Channel) => channelObstacle(channel, amount) === ''
    const found = channels.find(each => channelKey(each) === chosen && works(each))
    return found ?? channels.find(works) ?? channels[0]
  })

  /** What is to be remembered: the next day of an extended loan, else the day of this payment. */
  const dayOfPayment = () => {
    const resource = $resource.get()
    if (resource.state !== 'ready') return ''
    return (kind === 'extension' && resource.data.delay?.nextDate) || resource.data.date
  }
  const payments = createPayments({
    key: orderKey,
    refresh: () => refresh({ quiet: true }),
    samples: () => [$amount.get(), dayOfPayment()],
    due: () => ({ amount: $ownAmount.get(), date: dayOfPayment() }),
    kind: () => kind
  })
  const $obstacle = computed([$resource, $amount, $channel, payments.$money], (...known) => {
    const [resource, amount, channel, money] = known
    if (resource.state !== 'ready') return undefined
    if (isUsedUp(money)) return usedText(money)
    if (amount === noAmount) return repaymentMessages.noAmount
    if (payableOf(amount) === 'nothing') return cashierMessages.nothing
    if (channel) return channelObstacle(channel, amount) || undefined
    return resource.data.code ? repaymentMessages.noMethod : repaymentMessages.noWay
  })
  const $wrong = atom({ channel: '', why: '' })
  /** Why the chosen channel is not to be trusted with money; undefined where nothing is known of it. */
  const $distrust = computed(
    [$channel, $wrong, $choice],
    (channel, { channel: wrong, why }, choice) =>
      channel && channelKey(channel) === wrong ? why : choice?.problem
  )
  const $refusal = atom<string | undefined>()

  const watchWays = createWayWatch({ kind, $resource, $amount, $channels })
  const pay = createPaying({
    kind,
    $channel,
    $amount,
    $choice,
    $obstacle,
    $distrust,
    $refusal,
    $dialog,
    payments,
    load
  })

  const renewCode = singleFlight(async () => {
    await refresh()
    const resource = $resource.get()
    if (resource.state !== 'ready') return undefined
    const { code } = resource.data
    const channel = $channel.get()
    const states = [
      code && stateOfCode(code.code, code.expiresAt),
      channel && stateOfCode(channel.barcode, channel.expiresAt)
    ]
    if (states.includes('expired') && !$toast.get()) showToast(cashierMessages.notRenewed)
    return undefined
  })

  /** Hands the code to the next page, which shows it also without a network. */
  const openInstructions = () => {
    const resource = $resource.get()
    const key = orderKey()
    const data = resource.state === 'ready' ? instructionsOf(resource.data, kind) : undefined
    if (!data || !key) return
    handOver(key.orderId, data)
    openPage('repay-code-2.html', { ...key, isDelay: kind === 'extension' ? '1' : undefined })
  }

  return {
    kind,
    $repayment: $resource,
    $kept: keeper.$kept,
    load: () => {
      watchWays()
      return load()
    },
    $channels,
    $last,
    $channel,
    $amount,
    $ownAmount,
    $choice,
    $planned,
    $obstacle,
    $distrust,
    $refusal,
    $expanded,
    $dialog,
    payments,
    pay,
    renewCode,
    openInstructions,
    chooseChannel: (channel: Channel) => {
      $refusal.set(undefined)
      $chosen.set(channelKey(channel))
      keepTyped('repayChannel', place(), { channel: channelKey(channel) })
    },
    distrust: (channel: Channel, why: string) => $wrong.set({ channel: channelKey(channel), why }),
    toggleRows: () => $expanded.set(!$expanded.get()),
    openDialog: (name: OpenDialog) => $dialog.set(name),
    closeDialog: () => $dialog.set(undefined),
    hasOrder: () => orderKey() !== undefined,
    openLoan: () => openPage('order.html', { ...orderKey() }),
    openGuide: () => openPage('repay-guide.html')
  }
}

export type RepaymentStore = ReturnType<typeof createRepaymentStore>
