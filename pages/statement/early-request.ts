import { fromAddress } from '../../shared/api/from-address.ts'
import { statementRequest } from '../../shared/api/papers.ts'
import { brand } from '../../shared/config/brand.ts'

export const earlyRequest = brand.services.includes('papers')
  ? statementRequest({
      productId: fromAddress('productId'),
      orderId: fromAddress('orderId')
    })
  : undefined
