import * as v from 'valibot'
import { readSession, removeSession, writeSession } from '../../shared/context/session-storage.ts'
import { randomHex } from '../../shared/lib/random-hex.ts'

export const inventId = () => randomHex(8)

const keptId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/** A reload is the same visit, so repeated calls are exactly the same. */
export function keptVisit(): string {
  const id = readSession('visit', keptId) ?? inventId()
  writeSession('visit', id)
  return id
}

/** The next visit in this tab is another's. */
export const endVisit = () => removeSession('visit')
