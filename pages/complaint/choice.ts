import type { ComplaintOrder, ComplaintStart } from '../../shared/api/complaint.ts'
import { collectionType } from '../../shared/api/complaint-types.ts'

export interface StoredChoice {
  orderNo: string
  type: string
  subType: string
}

export interface ComplaintChoices extends Pick<ComplaintStart, 'types' | 'subTypes' | 'orders'> {
  order: ComplaintOrder | undefined
  type: string
  subType: string
  isComplete: boolean
}

/** A complaint about collection needs an order that supports it, and a sub-type. */
export function settleChoices(start: ComplaintStart, chosen: StoredChoice): ComplaintChoices {
  const { types, subTypes, orders } = start
  const order = orders.find(({ number }) => number === chosen.orderNo) ?? start.order
  const isOffered = types.some(({ value }) => value === chosen.type)
  const isRefused = chosen.type === collectionType && !order?.supportsCollection
  const type = isOffered && !isRefused ? chosen.type : ''
  const needsSubType = type === collectionType && subTypes.length > 0
  const isKnown = needsSubType && subTypes.some(({ value }) => value === chosen.subType)
  const subType = isKnown ? chosen.subType : ''
  const isComplete = type !== '' && (!needsSubType || isKnown)
  return { types, subTypes, orders, order, type, subType, isComplete }
}

interface Numbered {
  number: string
}

export function hasOthers({
  order,
  orders
}: {
  order: Numbered | undefined
  orders: readonly Numbered[]
}): boolean {
  return orders.some(({ number }) => number !== order?.number)
}
