import { readDurableText, writeDurableText } from './durable-text.ts'
import {
  type RecordKey,
  readRecordText,
  removeRecord,
  savedAt,
  sealRecord,
  writeRecordText
} from './storage.ts'

/** Some phones leave a question to IndexedDB unanswered for good. */
const patience = 1000

const nothing = (): Promise<null> => new Promise(resolve => setTimeout(resolve, patience, null))

/**
 * Brings a record back that localStorage lost: what is written there is lost when the webview is
 * killed within a second, IndexedDB with strict durability keeps it (measured). To be called
 * before `readRecord`; the newer of the two counts.
 */
export async function recoverRecord(key: RecordKey): Promise<void> {
  const kept = await Promise.race([readDurableText(key), nothing()])
  if (kept === null || savedAt(kept) <= savedAt(readRecordText(key))) return
  writeRecordText(key, kept)
}

/** Saves a record in both places and answers whether it will outlive the page. */
export async function writeDurableRecord(
  key: RecordKey,
  owner: string,
  data: unknown
): Promise<boolean> {
  const text = sealRecord(owner, data)
  const isStored = writeRecordText(key, text)
  return (await writeDurableText(key, text)) || isStored
}

/**
 * Removes a record. IndexedDB keeps an empty one in its place: when the webview is killed before
 * localStorage has forgotten, the empty one is the newer.
 */
export function removeDurableRecord(key: RecordKey): void {
  removeRecord(key)
  writeDurableText(key, sealRecord('', null))
}
