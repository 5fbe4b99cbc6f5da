import { atom } from 'nanostores'
import { faultMessages } from '#messages/faults.ts'
import { fetchWays, type RepaymentWays } from '../../shared/api/legacy-repayment.ts'
import { createResource } from '../../shared/api/resource.ts'
import {
  busyCode,
  crowdedCode,
  type Failure,
  isTransportError,
  missingOrder,
  sessionCode
} from '../../shared/api/result.ts'
import { isUsedUp } from '../../shared/features/payments/loan-page.ts'
import { tellNoWay } from '../../shared/features/reports/tell-no-way.ts'
import { computed } from '../../shared/lib/computed.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { payableOf } from '../../shared/loan/payable.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { chinesePageMessages } from '../../shared/messages/page-zh.ts'
import { amountOfPage, orderId, shownAmount } from './address.ts'
import type { LoanPayments } from './loan-payments.ts'

export const alipay = 'alipay'

/** The server's own words; ours are in the language of the build. */
export function messageOf({ code, message }: Failure): string {
  if (code === crowdedCode) return messages.crowded
  if (code === sessionCode) return chinesePageMessages.loginText
  if (code === busyCode) return messages.busy
  return message === faultMessages.unknown ? messages.failed : message
}

/** Tells operators where something is due that the page cannot take. */
function tellWithoutWay({ cards, alipay: takesAlipay }: RepaymentWays): void {
  const amount = amountOfPage()
  if (amount === noAmount) tellNoWay('no-amount')
  else if (payableOf(amount) === 'payable' && cards.length === 0 && !takesAlipay) {
    tellNoWay('no-channels')
  }
}

export function createWayChoice({ $money }: LoanPayments) {
  const ways = createResource(async () => {
    if (!orderId()) return { ...missingOrder, message: messages.noOrder }
    const result = await fetchWays(orderId())
    if (result.success) {
      tellWithoutWay(result.data)
      return result
    }
    return {
      ...result,
      message: isTransportError(result) ? messages.unreachable : messageOf(result)
    }
  })

  /** A card's id or `alipay`; '' until one is chosen. */
  const $way = atom('')
  const $wayError = atom<string | undefined>()

  const $card = computed([ways.$resource, $way], (resource, way) =>
    resource.state === 'ready' ? resource.data.cards.find(({ id }) => id === way) : undefined
  )

  /** The amount and the chosen way, a card by its last digits. Before a choice it asks for one. */
  const $summary = computed([$way, $card], (way, card) => {
    const digits = card && /\d{4}$/.exec(card.number)?.[0]
    const name = way === alipay ? messages.alipay : (card?.bankName ?? messages.ways)
    return [shownAmount(), [name, digits].filter(Boolean).join(' ')].filter(Boolean).join(' · ')
  })

  const $obstacle = computed([ways.$resource, $money], (resource, money) => {
    if (resource.state !== 'ready') return undefined
    if (amountOfPage() === noAmount) return messages.noAmount
    if (isUsedUp(money) || payableOf(amountOfPage()) === 'nothing') return messages.nothing
    const { cards, alipay: takesAlipay } = resource.data
    return cards.length > 0 || takesAlipay ? undefined : messages.noWays
  })

  return {
    $ways: ways.$resource,
    loadWays: ways.load,
    renewToken: () => ways.refresh(),
    $way,
    $wayError,
    $card,
    $summary,
    $obstacle
  }
}

export type WayChoice = ReturnType<typeof createWayChoice>
