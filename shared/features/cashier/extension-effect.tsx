import { remainderText } from '../repayment/remainder-text.ts'
import { AfterExtension } from './after-extension.tsx'
import { ExtensionNote } from './extension-note.tsx'

interface ExtensionEffectProps {
  nextDate?: string | undefined
  owed?: string | undefined
}

export function ExtensionEffect({ nextDate = '', owed = '' }: ExtensionEffectProps) {
  if (!nextDate) return <ExtensionNote />
  return <AfterExtension nextDate={nextDate} remainder={remainderText({ nextDate, owed })} />
}
