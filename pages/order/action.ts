import type { Order } from '../../shared/api/order.ts'

export const settled = 200
/** The bank has sent the money back. */
const payoutFailed = 151

type Facts = Pick<Order, 'status' | 'isDelay'> & Partial<Pick<Order, 'asksBankCard'>>

export function actionFor({ status, isDelay, asksBankCard }: Facts) {
  if (status === settled) return 'borrowAgain'
  if (status === 170) return 'repay'
  if (status === 174 || status === 180) return isDelay ? 'repayOrRollOver' : 'repay'
  return status === payoutFailed || asksBankCard ? 'bindCard' : undefined
}
