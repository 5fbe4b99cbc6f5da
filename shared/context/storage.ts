import * as v from 'valibot'
import { longestKept } from '../lib/records.ts'

const version = 1
/** Our own keys: `loan:complaint`, `loan:repayment`, … Nothing else is ever touched. */
export type RecordKey =
  | 'complaint'
  | 'seen'
  | 'repayment'
  | 'cashier'
  | 'order'
  | 'clock'
  | 'unanswered'
  | 'tracking'
  | 'deviceId'
  | 'landing'
  | 'bridgeCheck'
  | 'consent'
  | 'templates'
  | 'payments'
  | 'channel'
  | 'forgotten'

/** Stands in for a storage that is missing, blocked or full; it is newer than a full one's text. */
const memory = new Map<string, string>()

/** Set once the borrower is another: what the page saves while it is left is the former one's. */
let isClosed = false

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

/** From now on this page writes nothing: what it still holds is no longer its reader's. */
export function stopKeeping(): void {
  isClosed = true
}

export const keeps = () => !isClosed

/** Answers whether the text will outlive the page. */
function writeText(area: Area, key: string, text: string): boolean {
  if (isClosed) return false
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

/** How long a record is good for, in milliseconds. */
export const recordLife = 24 * 60 * 60 * 1000

export const keptText = v.pipe(v.string(), v.maxLength(longestKept))

const envelope = v.object({
  version: v.picklist([version]),
  savedAt: v.number(),
  owner: v.string(),
  data: v.unknown()
})

/**
 * Reads a record. It is dropped when it does not parse, is a day old, or belongs to another owner
 * (`owner` tells whose); where the caller names none, anybody's will do. One from the next
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
    if (isOwners && Math.abs(Date.now() - record.savedAt) < recordLife) {
      return { data: v.parse(schema, record.data), savedAt: record.savedAt }
    }
  } catch {
    // What does not parse is dropped, as is what is old or foreign.
  }
  removeRecord(key)
  return undefined
}

export function sealRecord(owner: string, data: unknown): string {
  const record: v.InferOutput<typeof envelope> = { version, savedAt: Date.now(), owner, data }
  return JSON.stringify(record)
}

/** Takes a record's text apart; undefined for a text that is not a record. */
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

/** Calls back when another tab has changed a record. */
export function onRecordChange(key: RecordKey, callback: () => void): void {
  addEventListener('storage', event => {
    if (event.key === `loan:${key}`) callback()
  })
}

/** Saves a record and answers whether it will outlive the page. */
export function writeRecord(key: RecordKey, owner: string, data: unknown): boolean {
  return writeRecordText(key, sealRecord(owner, data))
}

export function removeRecord(key: RecordKey): void {
  removeText('localStorage', `loan:${key}`)
}

const typedKeys = ['bankForm', 'legacyRepay', 'repayChannel', 'complaintReply'] as const
export type TypedKey = (typeof typedKeys)[number]
/** What the session keeps with its owner beside it. */
export const sealedKeys = [...typedKeys, 'sentComplaint'] as const
const borrowersKeys = [...sealedKeys, 'showBankTip', 'draft', 'owner'] as const
/** The bridge's log is a developer's, and not even its name is published. */
type SessionKey = (typeof borrowersKeys)[number] | 'visit' | 'bridgeLog'

type Flag = 'showBankTip' | 'bridgeCheck'

export function hasFlag(key: Flag): boolean {
  return readText('sessionStorage', key) === '1'
}

export function setFlag(key: Flag): void {
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

export function removeSession(key: SessionKey): void {
  removeText('sessionStorage', key)
}

/** Records of the phone, and of those who develop or edit with it. All others are a borrower's. */
const phones: readonly RecordKey[] = [
  'clock',
  'tracking',
  'deviceId',
  'consent',
  'bridgeCheck',
  'templates',
  'forgotten'
]

/** Removes all that is kept of a borrower, and keeps nothing more until the page is left. */
export function closeStorage(): void {
  stopKeeping()
  const kept = phones.map(key => `loan:${key}`)
  const isBorrowers = (key: string) => key.startsWith('loan:') && !kept.includes(key)
  for (const key of borrowersKeys) removeText('sessionStorage', key)
  try {
    const keys = Object.keys(localStorage)
    for (const key of keys.filter(isBorrowers)) localStorage.removeItem(key)
  } catch {
    // A blocked storage holds nothing to remove.
  }
}
