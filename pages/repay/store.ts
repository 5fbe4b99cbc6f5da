import { createRepaymentStore } from '../../shared/ui/repayment/store.ts'

export const repayment = createRepaymentStore('instalment')
