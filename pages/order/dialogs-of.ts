import type { Order } from '../../shared/api/order.ts'
import { hasFlag } from '../../shared/context/session-storage.ts'
import { waiting } from './action.ts'

export type DialogName = 'tips' | 'bankCard' | 'withdraw' | 'rating' | 'thanks'

export function dialogsOf(order: Order): DialogName[] {
  const conditions: [DialogName, boolean][] = [
    ['tips', order.tips !== '' && !hasFlag('showBankTip')],
    ['bankCard', order.asksBankCard],
    ['withdraw', order.status === waiting && order.withdrawMessage !== ''],
    ['rating', order.asksRating]
  ]
  return conditions.flatMap(([name, isAsked]) => (isAsked ? [name] : []))
}
