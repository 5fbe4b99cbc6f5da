import { atom, computed } from 'nanostores'
import { faultMessages } from '#messages/faults.ts'
import { fetchWays } from '../../shared/api/legacy-repayment.ts'
import { createResource } from '../../shared/api/resource.ts'
import { type Failure, isTransportError, missingOrder } from '../../shared/api/result.ts'
import { param } from '../../shared/context/query.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { payableOf } from '../../shared/loan/payable.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { amountPattern } from './amount-pattern.ts'

/** The way that is no card. */
export const alipay = 'alipay'

/** What a refusal says; where the server says nothing, the default. */
export function messageOf({ message }: Failure): string {
  return message === faultMessages.unknown ? messages.failed : message
}

const ways = createResource(async () => {
  const orderId = param('orderId')
  if (!orderId) return { ...missingOrder, message: messages.noOrder }
  const result = await fetchWays(orderId)
  if (result.success) return result
  return { ...result, message: isTransportError(result) ? messages.unreachable : messageOf(result) }
})

export const $ways = ways.$resource
export const loadWays = ways.load
/** Asks for a new token, behind what is shown. */
export const renewToken = () => ways.refresh()

export const amountOfPage = () => param('amount', amountPattern) ?? noAmount

/** The chosen way: a card's id, `alipay`, or '' until one is chosen. */
export const $way = atom('')
/** What to do about the choice. */
export const $wayError = atom<string | undefined>()

export const $card = computed([ways.$resource, $way], (resource, way) =>
  resource.state === 'ready' ? resource.data.cards.find(({ id }) => id === way) : undefined
)

/** Why nothing can be paid here, undefined when it can. */
export const $obstacle = computed(ways.$resource, resource => {
  if (resource.state !== 'ready') return undefined
  if (amountOfPage() === noAmount) return messages.noAmount
  if (payableOf(amountOfPage()) === 'nothing') return messages.nothing
  const { cards, alipay: takesAlipay } = resource.data
  return cards.length > 0 || takesAlipay ? undefined : messages.noWays
})
