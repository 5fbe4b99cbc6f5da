import * as v from 'valibot'
import { readSession, removeSession, writeSession } from '../../context/session-storage.ts'
import { isWithin } from '../../lib/elapsed.ts'

/** Milliseconds: the page of the loan is opened at once. */
const life = 60_000

/** Has the page that opens next say that the loan is accepted. */
export function tellAccepted(): void {
  writeSession('accepted', Date.now())
}

/** Whether a loan was accepted on the page before; it is told once. */
export function wasJustAccepted(): boolean {
  const at = readSession('accepted', v.number())
  removeSession('accepted')
  return at !== undefined && isWithin(at, life)
}
