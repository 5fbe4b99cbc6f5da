import { createRepaymentStore } from '../../shared/features/repayment/store.ts'

export const createRepayPage = () => createRepaymentStore('instalment')
