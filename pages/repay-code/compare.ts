import { fetchRepayment, type Repayment } from '../../shared/api/repayment.ts'
import { isTransportError, type Result } from '../../shared/api/result.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import type { OrderKey } from '../../shared/context/order-key.ts'
import { noWayOf } from '../../shared/features/repayment/no-way.ts'
import type { NoWayToPay } from '../../shared/features/reports/report-no-way.ts'
import { amountOf, type RepaymentKind } from '../../shared/loan/amount-of.ts'
import { parseAmountText } from '../../shared/loan/amount-text.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { owedOn } from '../../shared/loan/owed-on.ts'
import { payCodePattern } from '../../shared/loan/pay-code-pattern.ts'
import type { AddressCode } from './address.ts'
import { limitingOf } from './code-obstacle.ts'
import { codesOf, factsOf } from './codes-of.ts'

type AfterExtension = Pick<AddressCode, 'nextDate' | 'owed'>

export type CodeComparison =
  /** The server names this code and this amount for the loan. */
  | ({ state: 'same'; amount: string; isExtension: boolean } & AfterExtension &
      ReturnType<typeof factsOf>)
  /** `unknown`: there is no code to compare, here or there. `refusal`: why nobody can extend the loan, else ''. */
  | { state: 'different' | 'unknown'; amount: string; refusal: string }

function afterExtension({ delay, plan }: Repayment): AfterExtension {
  const { nextDate = '' } = delay ?? {}
  return { nextDate, owed: owedOn(nextDate, plan) }
}

const isSum = (amount: string, other: string) =>
  parseAmountText(amount)?.minor === parseAmountText(other)?.minor

/**
 * `code` may be a picture's address. One code may serve both ways, so its `amount` in the address tells which;
 * `--` where there is none. A refusal to repay is the answer, one to extend is not.
 */
export async function compareCode(
  key: OrderKey,
  code: string,
  amount: string
): Promise<Result<CodeComparison>> {
  const repayment = await fetchRepayment('instalment', key)
  if (!repayment.success) return repayment
  const judged = (verdict: CodeComparison) => ({ ...repayment, data: verdict })
  const same = (data: Repayment, kind: RepaymentKind) =>
    judged({
      state: 'same',
      amount: amountOf(data, kind),
      isExtension: kind === 'extension',
      ...(kind === 'extension' && afterExtension(data)),
      ...factsOf(data, code)
    })

  const codes = codesOf(repayment.data)
  const repays = codes.includes(code)
  const isPlain = amount === noAmount || isSum(amount, amountOf(repayment.data, 'instalment'))
  if (repays && isPlain) return same(repayment.data, 'instalment')
  const extension = await fetchRepayment('extension', key)
  if (isTransportError(extension)) return { ...extension, success: false, data: undefined }
  const others = extension.success ? codesOf(extension.data) : []
  if (extension.success && others.includes(code)) {
    const isAsked = !repays || isSum(amount, amountOf(extension.data, 'extension'))
    if (isAsked) return same(extension.data, 'extension')
  }
  if (repays) return same(repayment.data, 'instalment')
  const isPicture = !payCodePattern.test(code)
  const isKnown = !isPicture && codes.length + others.length > 0
  return judged({
    state: isKnown ? 'different' : 'unknown',
    amount: repayment.data.amount,
    refusal: extension.success ? '' : extension.message
  })
}

/** Why the code cannot pay; undefined where it can, or where nothing is due. */
export function noWayOfCode(comparison: CodeComparison): NoWayToPay | undefined {
  const { amount } = comparison
  const code = comparison.state === 'same' ? comparison : undefined
  const limiting = limitingOf(code?.limits, amount)
  const reason = noWayOf({ amount, code: code && { ...code, ...limiting } }, marketTime())
  return reason === 'no-channels' && comparison.state === 'different' ? 'link-refused' : reason
}
