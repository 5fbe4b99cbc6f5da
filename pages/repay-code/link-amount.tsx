import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'

/** Anybody may have written it, so it does not stand as an amount of ours. */
export function LinkAmount({ amount }: { amount: string }) {
  if (!amount || amount === noAmount) return null
  return (
    <p>
      {messages.linkAmount}: <strong>{amount}</strong>
    </p>
  )
}
