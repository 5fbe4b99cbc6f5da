import { newOfferRequest } from '../../shared/api/confirmation-new.ts'
import { fromAddress } from '../../shared/api/from-address.ts'

export const earlyRequest = newOfferRequest(fromAddress('productId'))
