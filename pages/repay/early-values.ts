import { earlyRepaymentValues } from '../../shared/ui/repayment/early-repayment-values.ts'

export const earlyValues = earlyRepaymentValues
