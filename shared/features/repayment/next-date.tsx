import { extensionMessages as messages } from '#messages/extension.ts'
import { dateText } from '../../messages/date-text.ts'

export function NextDate({ date }: { date: string }) {
  const [before, after] = messages.nextDate.split('{date}')
  return (
    <p>
      {before}
      <strong>{dateText(date)}</strong>
      {after}
    </p>
  )
}
