import { offerRequest } from '../../shared/api/confirmation.ts'
import { fromAddress } from '../../shared/api/from-address.ts'

export const earlyRequest = offerRequest(fromAddress('productId'))
