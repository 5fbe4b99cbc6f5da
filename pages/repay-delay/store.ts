import { type EarlyRequest, orderInAddress } from '../../shared/api/from-address.ts'
import type { Repayment } from '../../shared/api/repayment.ts'
import { repaymentRequest } from '../../shared/api/repayment.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { createRepaymentStore } from '../../shared/features/repayment/store.ts'
import { parseAmountText } from '../../shared/loan/amount-text.ts'
import { owedOn } from './owed-on.ts'

export const earlyRequest = (): EarlyRequest => repaymentRequest('extension', orderInAddress)

export const createRepayDelayPage = () => createRepaymentStore('extension')

export interface ExtensionEffect {
  /** The sum of all payments, when each amount of the plan says what it is for; else ''. */
  inAll: string
  /** The payment of today; '' when the server sent none. */
  now: string
  nextDate: string
  /** The amount that is still owed on that date, when the plan names exactly one amount for it. */
  owed: string
}

/** '' unless the plan has what is paid now among its amounts, and each of them can be read. */
function sumOf(plan: Repayment['plan'], now: string): string {
  const texts = plan.map(({ amount }) => amount)
  const amounts = texts.map(text => parseAmountText(text)?.minor)
  if (!texts.includes(now) || amounts.includes(undefined)) return ''
  const sum = amounts.reduce<number>((before, minor) => before + (minor ?? 0), 0)
  return moneyText(sum, '', texts)
}

/** The effect of an extension, out of the server's own texts. */
export function effectOf({ delay, plan }: Repayment): ExtensionEffect {
  const { amount: now = '', nextDate = '' } = delay ?? {}
  return { now, nextDate, owed: owedOn(nextDate, plan), inAll: sumOf(plan, now) }
}
