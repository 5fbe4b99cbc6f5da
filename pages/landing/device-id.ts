import * as v from 'valibot'
import { readRecord, writeRecord } from '../../shared/context/storage.ts'
import { inventId } from './visit-id.ts'

const owner = 'landing'

/** Tells anonymous devices apart, for a day after the last visit. */
export function deviceId(): string {
  const stored = readRecord('deviceId', owner, v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)))
  const id = stored?.data ?? inventId()
  writeRecord('deviceId', owner, id)
  return id
}
