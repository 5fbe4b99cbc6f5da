import {
  fetchOrder,
  fetchProductLink,
  saveEventOf,
  saveStoreRating
} from '../../../shared/api/order.ts'
import { fetchRepayment, requestPaymentLink } from '../../../shared/api/repayment.ts'
import type { Result } from '../../../shared/api/result.ts'

/** What a call makes of data that is missing, or of other types throughout. */
type Reading = 'malformed' | 'success'

export interface KnownCall {
  name: string
  /** The sandbox's scenario whose address the call is made from. */
  scenario: string
  kind: 'read' | 'write'
  noData: Reading
  wrongTypes: Reading
  run: () => Promise<Result<unknown>>
}

const order = { productId: '301', orderId: '20410001' }
const strict = { noData: 'malformed', wrongTypes: 'malformed' } as const
const lenient = { noData: 'malformed', wrongTypes: 'success' } as const
const unread = { noData: 'success', wrongTypes: 'success' } as const

/** THE table of calls for the tests of faults: a new call is one row here. */
export const calls: KnownCall[] = [
  {
    name: 'fetchOrder',
    scenario: 'order-due',
    kind: 'read',
    ...strict,
    run: () => fetchOrder(order)
  },
  {
    name: 'saveEventOf',
    scenario: 'order-settled',
    kind: 'write',
    ...unread,
    run: () => saveEventOf('borrowAgain', order.productId, 0)
  },
  {
    name: 'saveStoreRating',
    scenario: 'order-rate-us',
    kind: 'write',
    ...unread,
    run: () => saveStoreRating(4)
  },
  {
    name: 'fetchProductLink',
    scenario: 'order-review',
    kind: 'write',
    ...strict,
    run: () => fetchProductLink('302', 1)
  },
  {
    name: 'fetchRepayment of an instalment',
    scenario: 'repay-due',
    kind: 'read',
    ...lenient,
    run: () => fetchRepayment('instalment', order)
  },
  {
    name: 'fetchRepayment of an extension',
    scenario: 'repay-delay-due',
    kind: 'read',
    ...lenient,
    run: () => fetchRepayment('extension', order)
  },
  {
    name: 'requestPaymentLink',
    scenario: 'repay-due',
    kind: 'write',
    ...strict,
    run: async () => {
      const { data } = await fetchRepayment('instalment', order)
      const channelNumber = data?.channels[0]?.number ?? ''
      const amount = data?.amount ?? ''
      return requestPaymentLink(
        { ...order, kind: 'instalment', amount, channelNumber },
        'loading...'
      )
    }
  }
]
