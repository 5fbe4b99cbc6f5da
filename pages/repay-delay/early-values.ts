import { earlyRepaymentValues } from '../../shared/features/repayment/early-repayment-values.ts'

export const earlyValues = earlyRepaymentValues
