import * as v from 'valibot'
import type { TabKey } from './records.ts'
import { readStoredText, removeText, writeText } from './stored-text.ts'

export type TypedKey = 'legacyRepay' | 'repayChannel' | 'payOption'
/** The bridge's log is a developer's, and not even its name is published. */
type SessionKey = TabKey | 'bridgeLog'

type Flag = 'showBankTip' | 'bridgeCheck'

export function hasFlag(key: Flag): boolean {
  return readStoredText('sessionStorage', key) === '1'
}

export function setFlag(key: Flag): void {
  writeText('sessionStorage', key, '1')
}

export function readSession<T>(
  key: SessionKey,
  schema: v.GenericSchema<unknown, T>
): T | undefined {
  try {
    return v.parse(schema, JSON.parse(readStoredText('sessionStorage', key) ?? ''))
  } catch {
    return undefined
  }
}

export function writeSession(key: SessionKey, data: unknown): void {
  writeText('sessionStorage', key, JSON.stringify(data))
}

export function removeSession(key: SessionKey): void {
  removeText('sessionStorage', key)
}
