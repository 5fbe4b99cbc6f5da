import { ExtensionNote } from '../cashier/extension-note.tsx'
import { AfterExtension } from './after-extension.tsx'
import { remainderText } from './remainder-text.ts'

interface ExtensionEffectProps {
  nextDate?: string | undefined
  owed?: string | undefined
}

export function ExtensionEffect({ nextDate = '', owed = '' }: ExtensionEffectProps) {
  if (!nextDate) return <ExtensionNote />
  return <AfterExtension nextDate={nextDate} remainder={remainderText({ nextDate, owed })} />
}
