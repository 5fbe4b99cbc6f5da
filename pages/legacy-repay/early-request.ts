import { fromAddress } from '../../shared/api/from-address.ts'
import { waysRequest } from '../../shared/api/legacy-repayment.ts'

export const earlyRequest = waysRequest(fromAddress('orderId'))
