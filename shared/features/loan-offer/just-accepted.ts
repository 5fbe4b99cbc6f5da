import * as v from 'valibot'
import type { Row } from '../../api/fields.ts'
import { readSession, removeSession, writeSession } from '../../context/session-storage.ts'
import { isWithin } from '../../lib/elapsed.ts'

/** Milliseconds: the page of the loan is opened at once. */
const life = 60_000

export function tellAccepted(terms: readonly Row[]): void {
  writeSession('accepted', Date.now())
  writeSession('acceptedTerms', terms)
}

/** Whether the page before accepted a loan; it is told once. */
export function wasJustAccepted(): boolean {
  const at = readSession('accepted', v.number())
  removeSession('accepted')
  return at !== undefined && isWithin(at, life)
}
