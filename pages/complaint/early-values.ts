import type { ComplaintStart } from '../../shared/api/complaint.ts'
import {
  complaintOrderWire as orderWire,
  complaintStartWire as wire
} from '../../shared/api/wire/complaint.ts'
import { readRecordText } from '../../shared/context/storage.ts'
import { areKeys } from '../../shared/lib/are-keys.ts'
import { lastOf } from '../../shared/lib/last-of.ts'
import { hasOthers, settleChoices } from './choice.ts'

type Entry = Record<string, unknown>

interface Answer {
  data: Record<typeof wire.types | typeof wire.orders, Entry[]> &
    Record<typeof wire.order, Entry | null>
}

const named = (order: Entry) => ({ ...order, number: order[orderWire.number] })

/**
 * The order and the types, where nothing is chosen: not by the address, not by a draft. One that
 * only IndexedDB still has is not seen from here; its notice then comes above what is shown.
 */
export function earlyValues({ data }: Answer, search: URLSearchParams): unknown {
  const types = data[wire.types]
  const order = data[wire.order]
  const start = {
    types,
    sonTypes: [],
    order: order && named(order),
    orders: data[wire.orders].map(named)
  }
  const orderNo = lastOf(search, 'orderId')
  const chosen = { orderNo, type: '', sonType: '' }
  const choices = settleChoices(start as unknown as ComplaintStart, chosen)
  const isPlain =
    choices.order &&
    areKeys([choices.order.number]) &&
    areKeys(types.map(({ value }) => value)) &&
    areKeys(start.orders.map(({ number }) => number)) &&
    !lastOf(search, 'problemType') &&
    readRecordText('complaint') === null
  return isPlain
    ? { data: { types, order: choices.order, others: hasOthers(choices) ? 'some' : '' } }
    : {}
}
