import { contactRequest } from '../../shared/api/contact.ts'

export const earlyRequest = contactRequest
