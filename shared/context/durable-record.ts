import type * as v from 'valibot'
import { readDurableText, writeDurableText } from './durable-text.ts'
import type { RecordKey } from './records.ts'
import {
  type OwnedRecord,
  readRecord,
  readRecordText,
  removeRecord,
  sealRecord,
  unsealRecord,
  writeRecordText
} from './storage.ts'
import { keeps } from './stored-text.ts'

/** Some phones leave a question to IndexedDB unanswered for good. */
const patience = 1000

/** Null without an answer in time: after a second, if nothing else is said. */
export const inTime = <T>(task: Promise<T>, wait = patience): Promise<T | null> =>
  Promise.race([task, new Promise<null>(resolve => setTimeout(resolve, wait, null))])

const savedAt = (text: string | null) => unsealRecord(text)?.savedAt ?? 0

/** The newer of two copies: localStorage loses a second of writes when a webview is killed. */
export async function readDurableRecord<T>(
  key: RecordKey,
  owner: string | undefined,
  schema: v.GenericSchema<unknown, T>
): Promise<OwnedRecord<T> | undefined> {
  const durable = await inTime(readDurableText(key))
  if (durable !== null && savedAt(durable) > savedAt(readRecordText(key)))
    writeRecordText(key, durable)
  const record = readRecord(key, owner, schema)
  const isLeftOver = !record && (unsealRecord(durable)?.data ?? null) !== null
  if (isLeftOver) removeDurableRecord(key)
  return record
}

/** Returns whether it outlives the page. */
export async function writeDurableRecord(
  key: RecordKey,
  owner: string,
  data: unknown
): Promise<boolean> {
  if (!keeps()) return false
  const text = sealRecord(owner, data)
  const isStored = writeRecordText(key, text)
  return (await inTime(writeDurableText(key, text))) || isStored
}

/** Leaves an empty record: a killed webview would find the old one. One written since stays. */
export async function removeDurableRecord(key: RecordKey): Promise<void> {
  const empty = sealRecord('', null)
  writeRecordText(key, empty)
  const isHeard = await writeDurableText(key, empty)
  if (isHeard && readRecordText(key) === empty) removeRecord(key)
}
