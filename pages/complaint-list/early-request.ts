import { complaintListRequest } from '../../shared/api/complaint-record.ts'

export const earlyRequest = complaintListRequest
