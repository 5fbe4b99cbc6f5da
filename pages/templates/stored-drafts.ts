import * as v from 'valibot'
import { readRecordText, removeRecord, writeRecordText } from '../../shared/context/storage.ts'

type DraftsKey = 'templates' | 'campaignDrafts'

/** Keeps changes for good: a campaign may take weeks. Answers whether there was room. */
export function writeDrafts(key: DraftsKey, drafts: readonly unknown[]): boolean {
  if (drafts.length > 0) return writeRecordText(key, JSON.stringify(drafts))
  removeRecord(key)
  return true
}

/** None where one of them cannot be read. */
export function readDrafts<T>(key: DraftsKey, draft: v.GenericSchema<unknown, T>): T[] {
  try {
    return v.parse(v.array(draft), JSON.parse(readRecordText(key) ?? '[]'))
  } catch {
    return []
  }
}
