import * as v from 'valibot'
import { isWithin } from '../lib/elapsed.ts'
import { texts } from '../lib/records.ts'
import { readDurableRecord, removeDurableRecord, writeDurableRecord } from './durable-record.ts'
import { areStrangers, owner } from './owner.ts'
import { keptText, type OwnedRecord, readRecord, recordLife } from './storage.ts'

/** For each kind; the oldest give way. */
const most = 5

export type FormDraftKey = 'arrangement' | 'reply' | 'bankForm' | 'dataRequest'
type Values = Readonly<Record<string, string>>

/** `of` is the complaint or product, `by` its writer's mark; without one it is the record's. */
const formDrafts = v.array(
  v.object({ of: keptText, by: v.optional(keptText), savedAt: v.number(), values: texts })
)
type FormDraft = v.InferOutput<typeof formDrafts>[number]

const draftsIn = (record?: OwnedRecord<FormDraft[]>) =>
  (record?.data ?? [])
    .map(each => ({ ...each, by: each.by ?? record?.owner ?? '' }))
    .filter(({ by, savedAt }) => isWithin(savedAt, recordLife) && !areStrangers(by, owner()))

const keep = (key: FormDraftKey, all: FormDraft[]) =>
  writeDurableRecord(key, owner(), all.slice(0, most))

/** Also of other sessions; a draft that a page has read before stands in localStorage. */
const othersThan = (key: FormDraftKey, of: string) =>
  draftsIn(readRecord(key, undefined, formDrafts)).filter(each => each.of !== of)

/** 24 h at most; of another session only once the server has confirmed what the form is about. */
export async function readFormDraft(
  key: FormDraftKey,
  of: string,
  isConfirmed: () => Promise<boolean>
): Promise<Values> {
  const record = await readDurableRecord(key, undefined, formDrafts)
  const found = draftsIn(record).find(each => each.of === of)
  if (!found) return {}
  if (found.by !== owner()) {
    if (!(await isConfirmed())) return {}
    keep(key, [{ ...found, by: owner() }, ...othersThan(key, of)])
  }
  return found.values
}

/** Returns whether it outlives the page. */
export function saveFormDraft(key: FormDraftKey, of: string, values: Values): Promise<boolean> {
  return keep(key, [{ of, by: owner(), savedAt: Date.now(), values }, ...othersThan(key, of)])
}

export function dropFormDraft(key: FormDraftKey, of: string): void {
  const others = othersThan(key, of)
  if (others.length > 0) keep(key, others)
  else removeDurableRecord(key)
}
