import type { Payment, Payments } from '../../api/payments.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import type { MoneyState } from './loan-page.ts'
import { leavesRest, newsOf, openOf } from './open-payments.ts'

export function moneyState(payments: Payments, kind?: RepaymentKind): MoneyState {
  if (payments.owed !== undefined && payments.owed <= 0) return 'paid'
  const [last] = newsOf(payments)
  const isExtended = last?.kind === 'extension' && last.state === 'posted'
  if (kind === 'extension' && isExtended) return 'extended'
  const open = openOf(payments)
  // Who has paid a part still owes the rest; who has paid for an extension owes nothing today.
  const isWhole = (payment: Payment) =>
    [kind, payment.kind].includes('extension') || !leavesRest(payment, payments.owed)
  if (open.some(each => each.state === 'received' && isWhole(each))) return 'received'
  return open.length > 0 ? 'on-its-way' : 'owed'
}
