import type { ReactNode } from 'react'
import { extensionMessages as messages } from '#messages/extension.ts'
import { dateText } from '../../messages/date-text.ts'

interface AfterExtensionProps {
  nextDate: string
  /** How much is owed then. */
  remainder: string
  children?: ReactNode
}

export function AfterExtension({ nextDate, remainder, children }: AfterExtensionProps) {
  const [before, after] = messages.nextDate.split('{date}')
  return (
    <div className="extension-note">
      {children}
      <p>
        {before}
        <strong>{dateText(nextDate)}</strong>
        {after}
      </p>
      <p>{remainder}</p>
    </div>
  )
}
