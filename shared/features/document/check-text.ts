import { documentMessages as messages } from '#messages/document.ts'
import { formatMessage } from '../../messages/format-message.ts'

/** Tells to type where the code of a document leads, not to open it. */
export function checkText(check: string): string {
  const [site = ''] = check.split('#')
  return formatMessage(messages.check, { site })
}
