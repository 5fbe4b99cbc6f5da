import * as v from 'valibot'
import { isWithin } from '../lib/elapsed.ts'
import { inTime } from './durable-record.ts'
import { readDurableText, writeDurableText } from './durable-text.ts'
import { areStrangers, hasOwner, isOwn, isOwnOf, isUser, owner } from './owner.ts'
import {
  type RecordKey,
  type RecordRow,
  records,
  type TabKey,
  type TabRow,
  tabRecords,
  type Whose
} from './records.ts'
import { readSession, removeSession, writeSession } from './session-storage.ts'
import {
  keptText,
  readRecordText,
  removeRecord,
  sealRecord,
  unsealRecord,
  writeRecordText
} from './storage.ts'
import { namesOf, readStoredText, removeText } from './stored-text.ts'

type Sealed = NonNullable<ReturnType<typeof unsealRecord>>

const isForeign: Record<Whose, (record: Sealed) => boolean> = {
  borrower: record => !isOwn(record.owner),
  /** A record of another session may be the same person's: only the server knows. */
  person: record => areStrangers(record.owner, owner()),
  phone: () => false
}

/** An entry of another session names its writer in `by`. */
interface DraftEntry {
  savedAt?: unknown
  /** In place of savedAt, in a write without an answer. */
  sentAt?: unknown
  by?: unknown
}

type Gone = string | undefined

const isOfGone = (mark: string, gone: Gone) => gone !== undefined && isOwnOf(mark, gone)

const isOver = (savedAt: unknown, life: number) =>
  typeof savedAt === 'number' && !isWithin(savedAt, life)

const isStrangers = (mark: unknown) => typeof mark === 'string' && areStrangers(mark, owner())

function staying(text: string, { whose, life }: RecordRow, gone: Gone): string | null {
  if (life === undefined) return text
  const record = unsealRecord(text)
  if (!record || isOver(record.savedAt, life) || (hasOwner() && isForeign[whose](record)))
    return null
  if (whose !== 'person' && isOfGone(record.owner, gone)) return null
  if (!Array.isArray(record.data)) return text
  const entries: (DraftEntry | null)[] = record.data
  const data = entries.filter(
    each => !isOver(each?.savedAt ?? each?.sentAt, life) && !isStrangers(each?.by)
  )
  return data.length === entries.length ? text : JSON.stringify({ ...record, data })
}

async function sweepDurable(key: RecordKey, row: RecordRow, gone: Gone): Promise<void> {
  const text = await inTime(readDurableText(key))
  // An empty one is the mark of something removed.
  if (text === null || unsealRecord(text)?.data === null) return
  const stays = staying(text, row, gone)
  if (stays !== text) await inTime(writeDurableText(key, stays ?? sealRecord('', null)))
}

function sweepRecord(key: RecordKey, row: RecordRow, gone: Gone): void {
  const text = readRecordText(key)
  if (text === null) return
  const stays = staying(text, row, gone)
  if (stays === null) removeRecord(key)
  else if (stays !== text) writeRecordText(key, stays)
}

function sweepEarlier(): void {
  for (const name of namesOf('localStorage')) {
    const key = /^loan:(.+)/.exec(name)?.[1]
    if (key && !(key in records) && unsealRecord(readStoredText('localStorage', name)))
      removeText('localStorage', name)
  }
}

const sealed = v.object({ owner: v.string() })

/** The records of this tab belong to whoever types in it. */
function sweepTab(gone: Gone): void {
  for (const [key, row] of Object.entries(tabRecords) as [TabKey, TabRow][]) {
    if (!row.isSealed) continue
    const { owner: mark } = readSession(key, sealed) ?? {}
    if (mark === undefined) continue
    if (isOfGone(mark, gone) || (hasOwner() && !isOwn(mark))) removeSession(key)
  }
}

async function sweep(gone: Gone): Promise<void> {
  // Before anything is waited for: the page may be left at any time.
  sweepTab(gone)
  sweepEarlier()
  const all = Object.entries(records) as [RecordKey, RecordRow][]
  for (const [key, row] of all) {
    sweepRecord(key, row, gone)
  }
  for (const [key, row] of all) if (row.isDurable) await sweepDurable(key, row, gone)
}

/** Removes from the disk what is past its time, and what is another borrower's. */
export async function sweepRecords(): Promise<void> {
  const before = readSession('owner', keptText)
  writeSession('owner', owner())
  await sweep(before === owner() ? undefined : before)
}

/** Removes what is kept of a session that has ended; what is kept of a user waits for his next one. */
export async function sweepSession(): Promise<void> {
  if (!isUser(owner())) await sweep(owner())
}
