import type { Order } from '../../shared/api/order.ts'

/** The status of an order that is still being decided. */
export const waiting = 21
export const settled = 200

export const inRepayment = [170, 174, 180]

export const owes = ({ status }: Pick<Order, 'status'>) => inRepayment.includes(status)

export function actionFor({ status, isDelay }: Pick<Order, 'status' | 'isDelay'>) {
  if (status === settled) return 'borrowAgain'
  if (status === 170) return 'repay'
  if (status === 174 || status === 180) return isDelay ? 'repayOrRollOver' : 'repay'
  return undefined
}
