import type { RecordKey, TabKey } from '../../shared/context/records.ts'
import { readStoredText } from '../../shared/context/stored-text.ts'
import { hasOthers } from './choice.ts'

interface NumberedOrder {
  number: string
}

interface Answer {
  types: object[]
  order?: NumberedOrder
  orders?: NumberedOrder[]
}

const draft: `loan:${RecordKey}` = 'loan:complaint'
const sent: TabKey = 'sentComplaint'

/** An earlier choice, a draft and a sent complaint are left to React. */
export function earlyValues(data: Answer, search: URLSearchParams): unknown {
  const { types, orders = [] } = data
  const isKnown = readStoredText('localStorage', draft) || readStoredText('sessionStorage', sent)
  if (isKnown || search.has('problemType')) return {}
  const orderId = search.get('orderId')
  const order = orders.find(({ number }) => `${number}` === orderId) ?? data.order
  return { types, order, others: hasOthers({ order, orders }) ? '1' : '' }
}
