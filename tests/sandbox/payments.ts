import type { Asked } from './call.ts'
import type { Loan } from './loan.ts'
import type { Payment } from './state.ts'

/** Keeps a payment to be made and answers the address of its page. */
export function openPayment(
  { state, context, origin }: Asked,
  loan: Loan,
  payment: Pick<Payment, 'amount' | 'channel' | 'extends'>
): string {
  const id = `P${state.payments.length + 1}`
  state.payments.push({ ...payment, id, loanId: loan.id, paid: false })
  const query = { ...context, productId: loan.product.id, orderId: loan.id, payment: id }
  return `${origin}/muscular/sandbox/pay?${new URLSearchParams(query)}`
}
