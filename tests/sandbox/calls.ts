import type { Call } from './call.ts'
import { orderCalls } from './calls/order.ts'
import { repaymentCalls } from './calls/repayment.ts'

export const calls: Call[] = [...orderCalls, ...repaymentCalls]
