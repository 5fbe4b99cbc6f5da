import { complaintStartRequest } from '../../shared/api/complaint.ts'
import { ifInAddress } from '../../shared/api/from-address.ts'

export const earlyRequest = complaintStartRequest(ifInAddress('orderId'))
