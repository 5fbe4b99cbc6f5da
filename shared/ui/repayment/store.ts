import { atom, computed } from 'nanostores'
import { amountOf } from '../../api/amount-of.ts'
import { instructionsOf } from '../../api/code-instructions.ts'
import { fetchRepayment, type RepaymentKind, requestPaymentLink } from '../../api/repayment.ts'
import { createResource } from '../../api/resource.ts'
import { isFault, missingOrder } from '../../api/result.ts'
import { openLink, openPage } from '../../bridge/open-link.ts'
import { orderKey } from '../../context/order-key.ts'
import { writeRecord } from '../../context/storage.ts'
import { showToast } from '../../context/toast.ts'
import { exclusive, leaving } from '../../lib/exclusive.ts'
import { noAmount } from '../../lib/no-amount.ts'
import { repaymentMessages } from '../../messages/repayment.ts'
import { slipOfLoan } from '../cashier/slip.ts'
import { createSlipKeeper } from '../cashier/slip-keeper.ts'

export type OpenDialog = 'methods' | 'barcode' | 'uncertain'

/** What a repayment page knows and does; paying an instalment and extending differ in `kind`. */
export function createRepaymentStore(kind: RepaymentKind) {
  const keeper = createSlipKeeper()
  const { $resource, load } = createResource(async () => {
    const key = orderKey()
    if (!key) return missingOrder
    return keeper.watch(kind, key.orderId, fetchRepayment(kind, key), (repayment, shown) =>
      slipOfLoan(repayment, kind, shown)
    )
  })

  const $chosen = atom('')
  const $expanded = atom(false)
  const $dialog = atom<OpenDialog | undefined>()

  const $channels = computed($resource, resource =>
    resource.state === 'ready' ? resource.data.channels : []
  )
  /** The channel to pay through: the first until another is chosen, or when the chosen one is gone. */
  const $channel = computed([$channels, $chosen], (channels, chosen) => {
    return channels.find(({ number }) => number === chosen) ?? channels[0]
  })
  /** The amount's text, `--` when the server sent none. */
  const $amount = computed($resource, resource =>
    resource.state === 'ready' ? amountOf(resource.data, kind) || noAmount : noAmount
  )
  /** Why nothing can be paid here, undefined when it can. */
  const $obstacle = computed([$amount, $channel], (amount, channel) => {
    if (amount === noAmount) return repaymentMessages.noAmount
    return channel ? undefined : repaymentMessages.noMethod
  })

  /** Asks for the payment link, once, and goes there. */
  const pay = exclusive(async () => {
    const key = orderKey()
    const channel = $channel.get()
    const obstacle = $obstacle.get()
    if (obstacle) showToast(obstacle)
    if (obstacle || !key || !channel) return undefined
    const amount = $amount.get()
    const link = await requestPaymentLink(
      { ...key, kind, amount, channelNumber: channel.number },
      repaymentMessages.paying
    )
    if (link.success) return openLink(link.data) === 'web' ? leaving : undefined
    if (isFault(link)) {
      // The lock stays on until what is owed has been asked for again.
      // If that fails too, an amount from before must not look like the answer.
      await load()
      $dialog.set('uncertain')
    }
    return undefined
  })

  /** Hands the code to the next page, which shows it also without a network. */
  const openInstructions = () => {
    const resource = $resource.get()
    const key = orderKey()
    const data = resource.state === 'ready' ? instructionsOf(resource.data, kind) : undefined
    if (!data || !key) return
    writeRecord('repayment', key.orderId, data)
    openPage('repay-code-2.html', { ...key, isDelay: kind === 'extension' ? '1' : undefined })
  }

  return {
    kind,
    $repayment: $resource,
    $kept: keeper.$kept,
    load,
    $channels,
    $channel,
    $amount,
    $obstacle,
    $expanded,
    $dialog,
    pay,
    openInstructions,
    chooseChannel: (number: string) => $chosen.set(number),
    toggleRows: () => $expanded.set(!$expanded.get()),
    openDialog: (name: OpenDialog) => $dialog.set(name),
    closeDialog: () => $dialog.set(undefined),
    hasOrder: () => orderKey() !== undefined,
    openLoan: () => openPage('order.html', { ...orderKey() }),
    openGuide: () => openPage('repay-guide.html')
  }
}

export type RepaymentStore = ReturnType<typeof createRepaymentStore>
