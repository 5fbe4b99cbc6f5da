import { baseClient, type Call, send } from './client.ts'
import { shape, text } from './fields.ts'
import type { Result } from './result.ts'
import { contactPaths, contactWire } from './wire/complaint.ts'

/** How customer service is reached; what it has none of is ''. */
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

export function fetchContact(): Promise<Result<Contact>> {
  return send(contactInfo, { overall: '30' }, { handles: 'all' })
}
