import * as v from 'valibot'
import { readSession, removeSession, writeSession } from '../../context/session-storage.ts'
import { isWithin } from '../../lib/elapsed.ts'

/** Milliseconds: the page of the loan is opened at once. */
const life = 60_000

export function tellAccepted(): void {
  writeSession('accepted', Date.now())
}

/** Whether the page before accepted a loan; it is told once. */
export function wasJustAccepted(): boolean {
  const at = readSession('accepted', v.number())
  removeSession('accepted')
  return at !== undefined && isWithin(at, life)
}
