import * as v from 'valibot'
import { readRecord, writeRecord } from '../../shared/context/storage.ts'

const owner = 'landing'
const digits = 16

function invent(): string {
  const random = crypto.getRandomValues(new Uint8Array(digits))
  return Array.from(random, byte => (byte % 16).toString(16)).join('')
}

/** Tells an anonymous visitor's device from another, for a day after its last visit. */
export function deviceId(): string {
  const known = readRecord('deviceId', owner, v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)))
  const id = known?.data ?? invent()
  writeRecord('deviceId', owner, id)
  return id
}
