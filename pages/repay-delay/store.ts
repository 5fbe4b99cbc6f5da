import { type EarlyRequest, orderInAddress } from '../../shared/api/from-address.ts'
import type { Repayment } from '../../shared/api/repayment.ts'
import { repaymentRequest } from '../../shared/api/repayment.ts'
import { createRepaymentStore } from '../../shared/features/repayment/store.ts'

export const earlyRequest = (): EarlyRequest => repaymentRequest('extension', orderInAddress)

export const createRepayDelayPage = () => createRepaymentStore('extension')

export interface ExtensionEffect {
  /** What is paid now; '' when the server sent none. */
  now: string
  nextDate: string
  /** What is still owed on that date, when the plan names exactly one amount for it. */
  owed: string
}

/** What an extension does, out of the server's own texts: nothing is added up here. */
export function effectOf({ delay, plan }: Repayment): ExtensionEffect {
  const { amount: now = '', nextDate = '' } = delay ?? {}
  const then = plan.filter(({ time, amount }) => nextDate && time === nextDate && amount)
  return { now, nextDate, owed: then.length === 1 ? (then[0]?.amount ?? '') : '' }
}
