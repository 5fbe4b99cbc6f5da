import { type EarlyRequest, orderInAddress } from '../../shared/api/from-address.ts'
import { repaymentRequest } from '../../shared/api/repayment.ts'
import { createRepaymentStore } from '../../shared/features/repayment/store.ts'

export const earlyRequest = (): EarlyRequest => repaymentRequest('extension', orderInAddress)

export const createRepayDelayPage = () => createRepaymentStore('extension')
