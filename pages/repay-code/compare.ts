import { amountOf } from '../../shared/api/amount-of.ts'
import { fetchRepayment, type Repayment, type RepaymentKind } from '../../shared/api/repayment.ts'
import { isFault, type Result } from '../../shared/api/result.ts'
import type { OrderKey } from '../../shared/context/order-key.ts'

export type Verdict =
  /** The server names this code for the loan, and this amount. */
  | { state: 'same'; amount: string }
  | { state: 'different' }
  /** There is no code to compare, here or there. */
  | { state: 'unknown' }

/** Every code that an answer names: the default one, and the barcodes of its channels. */
function codesOf({ code, channels }: Repayment): string[] {
  return [code?.code ?? '', ...channels.map(({ barcode }) => barcode)].filter(Boolean)
}

/**
 * Compares a code with those that the server names for a loan, to repay it or to extend it. A
 * refusal to repay (the loan is paid) is the answer; a refusal to extend only says that there is
 * no such code.
 */
export async function compareCode(key: OrderKey, code: string): Promise<Result<Verdict>> {
  const repayment = await fetchRepayment('instalment', key)
  if (!repayment.success) return repayment
  const judged = (verdict: Verdict) => ({ ...repayment, data: verdict })
  const same = (data: Repayment, kind: RepaymentKind) =>
    judged({ state: 'same', amount: amountOf(data, kind) })

  if (!code) return judged({ state: 'unknown' })
  const codes = codesOf(repayment.data)
  if (codes.includes(code)) return same(repayment.data, 'instalment')
  const extension = await fetchRepayment('extension', key)
  if (isFault(extension)) return { ...extension, success: false, data: undefined }
  const others = extension.success ? codesOf(extension.data) : []
  if (extension.success && others.includes(code)) return same(extension.data, 'extension')
  return judged({ state: codes.length + others.length > 0 ? 'different' : 'unknown' })
}
