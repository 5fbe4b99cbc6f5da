import { type PreparedCall, read } from './call.ts'
import { sendPrepared } from './client.ts'
import { at, shape, text } from './fields.ts'
import type { Result } from './result.ts'

/** How customer service is reached; '' for a way that it does not have. */
export interface Contact {
  email: string
  /** A number of the messaging app, or a link to a chat. */
  messaging: string
}

export const contactInfo = read(
  '/v3/personal-center/contact-kf-info',
  shape({ email: text, messaging: at('smWa', text) })
)

export const contactRequest: PreparedCall<Contact> = {
  call: contactInfo,
  fields: { overall: '30' }
}

export function fetchContact(): Promise<Result<Contact>> {
  return sendPrepared(contactRequest)
}
