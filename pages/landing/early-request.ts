import { fromAddress } from '../../shared/api/from-address.ts'
import { templateRequest } from '../../shared/api/landing.ts'

export const earlyRequest = templateRequest(fromAddress('id'))
