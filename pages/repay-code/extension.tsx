import { extensionMessages as messages } from '#messages/extension.ts'
import { ExtensionNote } from '../../shared/features/cashier/extension-note.tsx'
import { remainderText } from '../../shared/features/repayment/remainder-text.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import type { AddressCode } from './address.ts'

export function Extension({ nextDate = '', owed = '' }: Pick<AddressCode, 'nextDate' | 'owed'>) {
  if (!nextDate) return <ExtensionNote />
  return (
    <p className="extension-note">
      <strong>{formatMessage(messages.nextDate, { date: dateText(nextDate) })}</strong>{' '}
      {remainderText({ nextDate, owed })}
    </p>
  )
}
