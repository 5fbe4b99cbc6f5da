import type { Order } from '../../shared/api/order.ts'

/** The status of an order that is still being decided. */
export const waiting = 21
export const settled = 200
export const due = 174
export const late = 180

const inRepayment = [170, due, late]

export const owes = ({ status }: Pick<Order, 'status'>) => inRepayment.includes(status)

export function actionFor({ status, isDelay }: Pick<Order, 'status' | 'isDelay'>) {
  if (status === settled) return 'borrowAgain'
  if (status === 170) return 'repay'
  if (status === due || status === late) return isDelay ? 'repayOrRollOver' : 'repay'
  return undefined
}
