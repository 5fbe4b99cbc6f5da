import type { Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import { amountOf, type RepaymentKind } from '../../loan/amount-of.ts'
import { payableOf } from '../../loan/payable.ts'

/** The codes that pay what is due, '' for each way without one; undefined where nothing is to be paid. */
export const offeredCodes = (kind: RepaymentKind) => (resource: Resource<Repayment>) => {
  if (resource.state !== 'ready') return undefined
  const { code, channels } = resource.data
  return payableOf(amountOf(resource.data, kind)) === 'payable'
    ? [code?.code ?? '', ...channels.map(({ barcode }) => barcode)]
    : undefined
}
