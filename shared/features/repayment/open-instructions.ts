import { instructionsOf } from '../../api/code-instructions.ts'
import type { Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import { openPage } from '../../bridge/open-page.ts'
import { orderKey } from '../../context/order-key.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import { handOver } from './handed-over.ts'

/** Hands the code to the next page, which works without a network. */
export function openInstructions(kind: RepaymentKind, resource: Resource<Repayment>): void {
  const key = orderKey()
  const instructions = resource.state === 'ready' ? instructionsOf(resource.data, kind) : undefined
  if (!instructions || !key) return
  handOver(key.orderId, instructions)
  openPage('repay-code-2.html', { ...key, isDelay: kind === 'extension' ? '1' : undefined })
}
