import type { ComplaintOrder, ComplaintStart } from '../../shared/api/complaint.ts'
import { collectionType } from '../../shared/api/wire/complaint.ts'

export interface Chosen {
  orderNo: string
  type: string
  sonType: string
}

/** What can be chosen, with what is: as far as the server still offers it. */
export interface Choices extends Pick<ComplaintStart, 'types' | 'sonTypes' | 'orders'> {
  order: ComplaintOrder | undefined
  type: string
  sonType: string
  /** Nothing is left to choose. */
  isComplete: boolean
}

/** A complaint about a collection needs an order that supports it, and says what happened. */
export function settleChoices(start: ComplaintStart, chosen: Chosen): Choices {
  const { types, sonTypes, orders } = start
  const order = orders.find(({ number }) => number === chosen.orderNo) ?? start.order
  const isOffered = types.some(({ value }) => value === chosen.type)
  const isRefused = chosen.type === collectionType && !order?.supportsCollection
  const type = isOffered && !isRefused ? chosen.type : ''
  const needsSonType = type === collectionType && sonTypes.length > 0
  const isKnown = needsSonType && sonTypes.some(({ value }) => value === chosen.sonType)
  const sonType = isKnown ? chosen.sonType : ''
  const isComplete = type !== '' && (!needsSonType || isKnown)
  return { types, sonTypes, orders, order, type, sonType, isComplete }
}

/** Whether there is an order to choose instead. */
export function hasOthers({ order, orders }: Pick<Choices, 'order' | 'orders'>): boolean {
  return orders.some(({ number }) => number !== order?.number)
}
