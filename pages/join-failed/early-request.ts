import { fromAddress } from '../../shared/api/from-address.ts'
import { failureRequest } from '../../shared/api/joint-login.ts'

export const earlyRequest = failureRequest(fromAddress('orderNo'))
