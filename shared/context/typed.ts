import * as v from 'valibot'
import { texts } from '../lib/records.ts'
import { owner } from './owner.ts'
import { readSession, removeSession, type TypedKey, writeSession } from './session-storage.ts'

const typed = v.object({ owner: v.string(), of: v.string(), values: texts })

/**
 * What was typed or chosen at a place before a reload, or before the borrower went away and came back: in this
 * tab, by him, and of the same thing (a product, an order). Nothing of it stays when the tab is closed.
 */
export function readTyped(place: TypedKey, of: string): Readonly<Record<string, string>> {
  const kept = readSession(place, typed)
  return kept?.owner === owner() && kept.of === of ? kept.values : {}
}

export function keepTyped(place: TypedKey, of: string, values: Record<string, string>): void {
  writeSession(place, { owner: owner(), of, values })
}

export const dropTyped = (place: TypedKey): void => removeSession(place)
