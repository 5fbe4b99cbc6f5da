import { baseClient, type Call, type PreparedCall } from './call.ts'
import { sendPrepared } from './client.ts'
import { shape, text } from './fields.ts'
import type { Result } from './result.ts'
import { contactPaths, contactWire } from './wire/complaint.ts'

/** How customer service is reached; '' for a way that it does not have. */
export interface Contact {
  email: string
  /** A number of the messaging app, or a link to a chat. */
  messaging: string
}

export const contactInfo: Call<Contact> = {
  client: baseClient,
  method: 'POST',
  path: contactPaths.contact,
  kind: 'read',
  data: shape(contactWire, { email: text, messaging: text })
}

export const contactRequest: PreparedCall<Contact> = {
  call: contactInfo,
  fields: { overall: '30' }
}

export function fetchContact(): Promise<Result<Contact>> {
  return sendPrepared(contactRequest)
}
