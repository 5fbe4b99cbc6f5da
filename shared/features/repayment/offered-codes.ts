import type { Repayment } from '../../api/repayment.ts'
import { amountOf, type RepaymentKind } from '../../loan/amount-of.ts'
import { payableOf } from '../../loan/payable.ts'

/** The codes that pay what is due, '' for each way without one; undefined where nothing is to be paid. */
export const offeredCodes = (kind: RepaymentKind) => (repayment: Repayment | undefined) => {
  if (!repayment) return undefined
  const { code, channels } = repayment
  return payableOf(amountOf(repayment, kind)) === 'payable'
    ? [code?.code ?? '', ...channels.map(({ barcode }) => barcode)]
    : undefined
}
