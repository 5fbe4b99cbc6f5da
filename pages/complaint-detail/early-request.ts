import { complaintRequest } from '../../shared/api/complaint-record.ts'
import { fromAddress } from '../../shared/api/from-address.ts'

export const earlyRequest = complaintRequest(fromAddress('problemId'))
