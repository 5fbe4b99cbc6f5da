import * as v from 'valibot'
import { readRecordText, removeRecord, writeRecordText } from '../../shared/context/storage.ts'
import { ownValue } from '../../shared/lib/own-value.ts'
import { brandFolder } from './template-files.ts'

type DraftsKey = 'templates' | 'campaignDrafts'

/** Every brand's: on a developer's machine all brands open at one origin. */
function readAll(key: DraftsKey): unknown[] {
  try {
    return v.parse(v.array(v.unknown()), JSON.parse(readRecordText(key) ?? '[]'))
  } catch {
    return []
  }
}

// Older drafts have no brand. Such a draft becomes that of the brand in which somebody works next:
// one that is wrong there can be discarded, and one that is hidden everywhere would be lost.
function isOwn(draft: unknown): boolean {
  const brand = ownValue(draft, 'brand')
  return brand === undefined || brand === brandFolder
}

/** Keeps changes for good: a campaign may take weeks. Answers whether there was room. */
export function writeDrafts(key: DraftsKey, drafts: readonly object[]): boolean {
  const others = readAll(key).filter(draft => !isOwn(draft))
  const all = [...others, ...drafts.map(draft => ({ brand: brandFolder, ...draft }))]
  if (all.length > 0) return writeRecordText(key, JSON.stringify(all))
  removeRecord(key)
  return true
}

/** None where one of this brand's cannot be read. */
export function readDrafts<T>(key: DraftsKey, draft: v.GenericSchema<unknown, T>): T[] {
  const read = v.safeParse(v.array(draft), readAll(key).filter(isOwn))
  return read.success ? read.output : []
}
