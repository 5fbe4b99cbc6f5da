import * as v from 'valibot'
import { texts } from '../lib/records.ts'
import { owner } from './owner.ts'
import { readSession, removeSession, type TypedKey, writeSession } from './session-storage.ts'

const typed = v.object({ owner: v.string(), of: v.string(), values: texts })

export function readTypedValues(place: TypedKey, of: string): Readonly<Record<string, string>> {
  const stored = readSession(place, typed)
  return stored?.owner === owner() && stored.of === of ? stored.values : {}
}

export function keepTypedValues(
  place: TypedKey,
  of: string,
  values: Record<string, string | undefined>
): void {
  writeSession(place, { owner: owner(), of, values })
}

export const dropTypedValues = (place: TypedKey): void => removeSession(place)
