import { orderMessages as messages } from '#messages/order.ts'
import { dueMessages } from '#messages/repayment.ts'
import type { Order } from '../../shared/api/order.ts'
import { owes } from './action.ts'

/** A borrower who has complained reads what becomes of it, and no demand of the server's. */
export function noticeOf(order: Order) {
  const { noticeTitle, noticeText } = order
  return order.dispute && owes(order)
    ? { title: dueMessages.inDispute, text: '' }
    : { title: noticeTitle || noticeText || messages.state, text: noticeTitle && noticeText }
}
