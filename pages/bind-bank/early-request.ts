import { formRequest } from '../../shared/api/bank.ts'
import { fromAddress } from '../../shared/api/from-address.ts'

export const earlyRequest = formRequest(fromAddress('product_id'))
