import { complaintStartRequest } from '../../shared/api/complaint.ts'

export const earlyRequest = complaintStartRequest()
