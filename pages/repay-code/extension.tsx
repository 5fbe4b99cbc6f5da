import { extensionMessages as messages } from '#messages/extension.ts'
import { ExtensionNote } from '../../shared/features/cashier/extension-note.tsx'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import type { AddressCode } from './address.ts'

export function Extension({ nextDate = '', owed = '' }: Pick<AddressCode, 'nextDate' | 'owed'>) {
  if (!nextDate) return <ExtensionNote />
  const values = { date: dateText(nextDate), amount: owed }
  return (
    <p className="extension-note">
      <strong>{formatMessage(messages.nextDate, values)}</strong>{' '}
      {formatMessage(owed ? messages.owesAmount : messages.owesRestOn, values)}
    </p>
  )
}
