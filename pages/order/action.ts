import type { Order } from '../../shared/api/order.ts'

export const settled = 200

export function actionFor({ status, isDelay }: Pick<Order, 'status' | 'isDelay'>) {
  if (status === settled) return 'borrowAgain'
  if (status === 170) return 'repay'
  if (status === 174 || status === 180) return isDelay ? 'repayOrRollOver' : 'repay'
  return undefined
}
