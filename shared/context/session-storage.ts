import * as v from 'valibot'
import { readText, removeText, writeText } from './stored-text.ts'

const typedKeys = ['legacyRepay', 'repayChannel'] as const
export type TypedKey = (typeof typedKeys)[number]
/** What the session keeps with its owner beside it. */
export const sealedKeys = [...typedKeys, 'sentComplaint'] as const
export const borrowersKeys = [...sealedKeys, 'showBankTip', 'draft', 'owner'] as const
/** The bridge's log is a developer's, and not even its name is published. */
type SessionKey = (typeof borrowersKeys)[number] | 'visit' | 'bridgeLog'

type Flag = 'showBankTip' | 'bridgeCheck'

export function hasFlag(key: Flag): boolean {
  return readText('sessionStorage', key) === '1'
}

export function setFlag(key: Flag): void {
  writeText('sessionStorage', key, '1')
}

export function readSession<T>(
  key: SessionKey,
  schema: v.GenericSchema<unknown, T>
): T | undefined {
  try {
    return v.parse(schema, JSON.parse(readText('sessionStorage', key) ?? ''))
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
