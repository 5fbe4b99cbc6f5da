import { documentMessages as messages } from '#messages/document.ts'
import { formatMessage } from '../../messages/format-message.ts'

/** How to check a document whose code has this address: by typing where it leads, not by opening it. */
export function checkText(check: string): string {
  const [site = ''] = check.split('#')
  return formatMessage(messages.check, { site })
}
