import { extensionMessages as messages } from '#messages/extension.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'

/** How much is still owed after an extension, or at least when. */
export function remainderText({ owed, nextDate }: { owed: string; nextDate: string }): string {
  const isDated = nextDate ? messages.owesRestOn : messages.owesRest
  return formatMessage(owed ? messages.owesAmount : isDated, {
    amount: owed,
    date: dateText(nextDate)
  })
}
