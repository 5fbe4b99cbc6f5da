import * as v from 'valibot'
import { isWithin } from '../lib/elapsed.ts'
import { texts } from '../lib/records.ts'
import { readDurableRecord, removeDurableRecord, writeDurableRecord } from './durable-record.ts'
import { areStrangers, owner } from './owner.ts'
import { keptText, readRecord, recordLife } from './storage.ts'

/** For each kind; the oldest give way. */
const most = 5

export type FormDraftKey = 'reply' | 'bankForm'
type Values = Readonly<Record<string, string>>

/** `of` is the complaint or product. */
const formDrafts = v.array(v.object({ of: keptText, savedAt: v.number(), values: texts }))
type FormDrafts = v.InferOutput<typeof formDrafts>

const isFresh = ({ savedAt }: { savedAt: number }) => isWithin(savedAt, recordLife)

const keep = (key: FormDraftKey, all: FormDrafts) =>
  writeDurableRecord(key, owner(), all.slice(0, most))

/** The other drafts of this borrower; a draft that a page has read before stands in localStorage. */
function othersThan(key: FormDraftKey, of: string): FormDrafts {
  const record = readRecord(key, owner(), formDrafts)
  return record?.data.filter(each => isFresh(each) && each.of !== of) ?? []
}

/** 24 h at most; of another session only once the server has confirmed what the form is about. */
export async function readFormDraft(
  key: FormDraftKey,
  of: string,
  isConfirmed: () => Promise<boolean>
): Promise<Values> {
  const record = await readDurableRecord(key, undefined, formDrafts)
  const found = record?.data.find(each => isFresh(each) && each.of === of)
  if (!record || !found) return {}
  if (record.owner === owner()) return found.values
  if (areStrangers(record.owner, owner()) || !(await isConfirmed())) return {}
  keep(key, [found])
  return found.values
}

/** Returns whether it outlives the page. */
export function saveFormDraft(key: FormDraftKey, of: string, values: Values): Promise<boolean> {
  return keep(key, [{ of, savedAt: Date.now(), values }, ...othersThan(key, of)])
}

export function dropFormDraft(key: FormDraftKey, of: string): void {
  const others = othersThan(key, of)
  if (others.length > 0) keep(key, others)
  else removeDurableRecord(key)
}
