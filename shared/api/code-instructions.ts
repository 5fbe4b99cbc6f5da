import * as v from 'valibot'
import { payCodePattern, type Repayment, type RepaymentKind } from './repayment.ts'

/** How to pay with a code: what one repayment page hands to the next. Only what is shown. */
export const codeInstructions = v.object({
  kind: v.picklist(['instalment', 'extension']),
  /** The amount's text as the server wrote it. */
  total: v.string(),
  contractNumber: v.string(),
  code: v.pipe(v.string(), v.regex(payCodePattern)),
  title: v.string(),
  logo: v.string(),
  expiresAt: v.string(),
  fee: v.string(),
  note: v.string(),
  notices: v.array(
    v.object({
      title: v.string(),
      items: v.array(v.object({ name: v.string(), steps: v.array(v.string()) }))
    })
  )
})
export type CodeInstructions = v.InferOutput<typeof codeInstructions>

/** What is to be paid: the loan's amount, or the extension's. */
export function amountOf({ amount, delay }: Repayment, kind: RepaymentKind): string {
  return kind === 'extension' ? (delay?.amount ?? '') : amount
}

/** The instructions in an answer of the server's, undefined when it names no code. */
export function instructionsOf(
  repayment: Repayment,
  kind: RepaymentKind
): CodeInstructions | undefined {
  const { code, contractNumber } = repayment
  return code && { ...code, kind, contractNumber, total: amountOf(repayment, kind) }
}
