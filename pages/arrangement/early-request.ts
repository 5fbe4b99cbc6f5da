import { arrangementRequest } from '../../shared/api/arrangement.ts'
import { fromAddress } from '../../shared/api/from-address.ts'
import { brand } from '../../shared/config/brand.ts'

export const earlyRequest = brand.services.includes('arrangements')
  ? arrangementRequest({
      productId: fromAddress('productId'),
      orderId: fromAddress('orderId')
    })
  : undefined
