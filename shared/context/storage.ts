import * as v from 'valibot'
import { isWithin } from '../lib/elapsed.ts'
import { longestEntry } from '../lib/records.ts'
import type { RecordKey } from './records.ts'
import { readStoredText, removeText, writeText } from './stored-text.ts'

const version = 1
export interface StoredRecord<T> {
  data: T
  savedAt: number
}

export interface OwnedRecord<T> extends StoredRecord<T> {
  owner: string
}

/** Milliseconds. */
export const recordLife = 24 * 60 * 60 * 1000

export const keptText = v.pipe(v.string(), v.maxLength(longestEntry))

const envelope = v.object({
  version: v.picklist([version]),
  savedAt: v.number(),
  owner: v.string(),
  data: v.unknown()
})

// A record from the next hours was kept while the phone's clock was wrong.
/** Drops an unreadable, an old or another owner's record; `undefined` is any owner. */
export function readRecord<T>(
  key: RecordKey,
  owner: string | undefined,
  schema: v.GenericSchema<unknown, T>
): OwnedRecord<T> | undefined {
  const text = readRecordText(key)
  if (text === null) return undefined
  try {
    const record = v.parse(envelope, JSON.parse(text))
    const isOwners = owner === undefined || record.owner === owner
    if (isOwners && isWithin(record.savedAt, recordLife)) {
      return { data: v.parse(schema, record.data), owner: record.owner, savedAt: record.savedAt }
    }
  } catch {}
  removeRecord(key)
  return undefined
}

export function sealRecord(owner: string, data: unknown): string {
  const record: v.InferOutput<typeof envelope> = { version, savedAt: Date.now(), owner, data }
  return JSON.stringify(record)
}

export function unsealRecord(text: string | null) {
  try {
    return v.parse(envelope, JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

export function readRecordText(key: RecordKey): string | null {
  return readStoredText('localStorage', `loan:${key}`)
}

export function writeRecordText(key: RecordKey, text: string): boolean {
  return writeText('localStorage', `loan:${key}`, text)
}

export function onRecordChange(key: RecordKey, callback: () => void): void {
  addEventListener('storage', event => {
    if (event.key === `loan:${key}`) callback()
  })
}

/** Returns whether it outlives the page. */
export function writeRecord(key: RecordKey, owner: string, data: unknown): boolean {
  return writeRecordText(key, sealRecord(owner, data))
}

export function removeRecord(key: RecordKey): void {
  removeText('localStorage', `loan:${key}`)
}
