import type { ReactNode } from 'react'
import { extensionCodeMessages as messages } from '#messages/extension-code.ts'

/** Beside a code that extends the loan: who pays it may think that he has paid it off. */
export function ExtensionNote({ children }: { children?: ReactNode }) {
  return (
    <p className="extension-note">
      {children}
      <strong>{messages.notPaidOff}</strong>
    </p>
  )
}
