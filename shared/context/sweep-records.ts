import * as v from 'valibot'
import { isWithin } from '../lib/elapsed.ts'
import { readDurableText, writeDurableText } from './durable-text.ts'
import { areStrangers, hasOwner, isOwn, isOwnOf, isUser, owner } from './owner.ts'
import { readSession, removeSession, sealedKeys, writeSession } from './session-storage.ts'
import {
  keptText,
  type RecordKey,
  readRecordText,
  recordLife,
  removeRecord,
  sealRecord,
  unsealRecord,
  writeRecordText
} from './storage.ts'

type Sealed = NonNullable<ReturnType<typeof unsealRecord>>

const never = () => false
const byAnother = (record: Sealed) => !isOwn(record.owner)
/** A draft may be his from another session: whose it is, the server tells. */
const byStranger = (record: Sealed) => areStrangers(record.owner, owner())

interface Rule {
  life: number
  isForeign: (record: Sealed) => boolean
  durable?: true
  ofPerson?: true
}

const rules: Partial<Record<RecordKey, Rule>> = {
  complaint: { life: recordLife, isForeign: byStranger, durable: true, ofPerson: true },
  reply: { life: recordLife, isForeign: byStranger, durable: true, ofPerson: true },
  bankForm: { life: recordLife, isForeign: byStranger, durable: true, ofPerson: true },
  cashier: { life: recordLife, isForeign: byAnother, durable: true },
  order: { life: recordLife, isForeign: byAnother, durable: true },
  repayment: { life: recordLife, isForeign: byAnother },
  payments: { life: recordLife, isForeign: byAnother },
  stand: { life: recordLife, isForeign: byAnother },
  channel: { life: recordLife, isForeign: byAnother },
  unanswered: { life: recordLife, isForeign: byAnother },
  // An answer to a complaint may take weeks, and nothing of its content is in here.
  seen: { life: 30 * recordLife, isForeign: byAnother },
  landing: { life: 10 * 60_000, isForeign: byStranger, ofPerson: true },
  tracking: { life: recordLife, isForeign: never },
  deviceId: { life: recordLife, isForeign: never },
  clock: { life: recordLife, isForeign: never },
  bridgeCheck: { life: recordLife, isForeign: never },
  forgotten: { life: recordLife, isForeign: never }
}

/** The mark of a borrower who is gone from this tab, or whose session has ended. */
type Gone = string | undefined

const isOfGone = (mark: string, gone: Gone) => gone !== undefined && isOwnOf(mark, gone)

const isOver = (savedAt: unknown, life: number) =>
  typeof savedAt === 'number' && !isWithin(savedAt, life)

function staying(text: string, rule: Rule, gone: Gone): string | null {
  const { life, isForeign, ofPerson } = rule
  const record = unsealRecord(text)
  if (!record || isOver(record.savedAt, life) || (hasOwner() && isForeign(record))) return null
  if (!ofPerson && isOfGone(record.owner, gone)) return null
  if (!Array.isArray(record.data)) return text
  const entries: unknown[] = record.data
  const data = entries.filter(each => !isOver((each as { savedAt?: unknown })?.savedAt, life))
  return data.length === entries.length ? text : JSON.stringify({ ...record, data })
}

async function sweepDurable(key: RecordKey, rule: Rule, gone: Gone): Promise<void> {
  const text = await readDurableText(key)
  // An empty one is the mark of something removed.
  if (text === null || unsealRecord(text)?.data === null) return
  const stays = staying(text, rule, gone)
  if (stays !== text) await writeDurableText(key, stays ?? sealRecord('', null))
}

function sweepRecord(key: RecordKey, rule: Rule, gone: Gone): void {
  const text = readRecordText(key)
  if (text === null) return
  const stays = staying(text, rule, gone)
  if (stays === null) removeRecord(key)
  else if (stays !== text) writeRecordText(key, stays)
}

const sealed = v.object({ owner: v.string() })

/** What this tab keeps is of who types in it. */
function sweepTab(gone: Gone): void {
  for (const key of sealedKeys) {
    const { owner: mark } = readSession(key, sealed) ?? {}
    if (mark === undefined) continue
    if (isOfGone(mark, gone) || (hasOwner() && !isOwn(mark))) removeSession(key)
  }
}

async function sweep(gone: Gone): Promise<void> {
  // Before anything is waited for: the page may be left at any time.
  sweepTab(gone)
  for (const [key, rule] of Object.entries(rules) as [RecordKey, Rule][]) {
    if (rule.durable) await sweepDurable(key, rule, gone)
    sweepRecord(key, rule, gone)
  }
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
