import type { ReactNode } from 'react'
import { extensionNoteMessages as messages } from '#messages/extension-note.ts'

/** Beside a code that extends the loan: who pays it may think that he has paid it off. */
export function ExtensionNote({ children }: { children?: ReactNode }) {
  return (
    <p className="extension-note">
      {children}
      <strong>{messages.notPaidOff}</strong>
    </p>
  )
}
