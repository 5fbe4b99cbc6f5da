import * as v from 'valibot'
import { longestKept } from '../lib/records.ts'

const version = 1
const day = 24 * 60 * 60 * 1000
/** Our own keys: `loan:complaint`, `loan:repayment`, … Nothing else is ever touched. */
export type RecordKey = 'complaint' | 'repayment' | 'cashier' | 'tracking' | 'deviceId' | 'landing'

/**
 * Takes the place of a storage that is missing, blocked or full, until the page is left. What is
 * in here is newer than what a full storage still holds.
 */
const memory = new Map<string, string>()

type Area = 'localStorage' | 'sessionStorage'

function readText(area: Area, key: string): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Answers whether the text will outlive the page. */
function writeText(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, text)
    return false
  }
}

function removeText(area: Area, key: string): void {
  memory.delete(key)
  try {
    window[area].removeItem(key)
  } catch {
    // A blocked storage holds nothing to remove.
  }
}

export interface StoredRecord<T> {
  data: T
  /** When it was saved, milliseconds since 1970. */
  savedAt: number
}

/** A text in a record. */
export const keptText = v.pipe(v.string(), v.maxLength(longestKept))

const envelope = v.object({
  version: v.picklist([version]),
  savedAt: v.number(),
  owner: v.string(),
  data: v.unknown()
})

/**
 * Reads a record. It is dropped when it does not parse, is a day old, or belongs to another owner
 * (an order, or a device); where the caller knows of none, anybody's will do. One from the next
 * hours was kept while the phone's clock was wrong.
 */
export function readRecord<T>(
  key: RecordKey,
  owner: string | undefined,
  schema: v.GenericSchema<unknown, T>
): StoredRecord<T> | undefined {
  const text = readRecordText(key)
  if (text === null) return undefined
  try {
    const record = v.parse(envelope, JSON.parse(text))
    const isOwners = owner === undefined || record.owner === owner
    if (isOwners && Math.abs(Date.now() - record.savedAt) < day) {
      return { data: v.parse(schema, record.data), savedAt: record.savedAt }
    }
  } catch {
    // What does not parse is dropped, as is what is old or foreign.
  }
  removeRecord(key)
  return undefined
}

/** A record's text, as it is stored. */
export function sealRecord(owner: string, data: unknown): string {
  const record: v.InferOutput<typeof envelope> = { version, savedAt: Date.now(), owner, data }
  return JSON.stringify(record)
}

/** Takes a record's text apart; undefined for what is none. */
export function unsealRecord(text: string | null) {
  try {
    return v.parse(envelope, JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

export function readRecordText(key: RecordKey): string | null {
  return readText('localStorage', `loan:${key}`)
}

export function writeRecordText(key: RecordKey, text: string): boolean {
  return writeText('localStorage', `loan:${key}`, text)
}

/** Saves a record and answers whether it will outlive the page. */
export function writeRecord(key: RecordKey, owner: string, data: unknown): boolean {
  return writeRecordText(key, sealRecord(owner, data))
}

export function removeRecord(key: RecordKey): void {
  removeText('localStorage', `loan:${key}`)
}

type SessionKey = 'showBankTip' | 'bridgeLog'

/** A mark that lasts as long as the session. */
export function hasFlag(key: 'showBankTip'): boolean {
  return readText('sessionStorage', key) === '1'
}

export function setFlag(key: 'showBankTip'): void {
  writeText('sessionStorage', key, '1')
}

/** What the session has kept, undefined when there is nothing or it does not parse. */
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
