import { earlyRepaymentValues } from '../../shared/features/repayment/early-repayment-values.ts'
import { earlyWays } from '../../shared/features/repayment/early-ways.ts'

export const earlyValues = (
  data: Record<string, unknown>,
  search: URLSearchParams,
  serverTime: number
): unknown => ({
  ...earlyRepaymentValues(data, search, serverTime),
  ...earlyWays(data)
})
