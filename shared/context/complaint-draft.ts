import * as v from 'valibot'
import { isWithin } from '../lib/elapsed.ts'
import { texts } from '../lib/records.ts'
import { readDurableRecord, removeDurableRecord, writeDurableRecord } from './durable-record.ts'
import { areStrangers, owner } from './owner.ts'
import { keptText, readRecord, recordLife } from './storage.ts'
import { forgetTabDraft, freeOf, holdTabDraft, tabDraft } from './tab-draft.ts'

/** One for each tab; the oldest give way. */
const most = 5

const draft = v.object({
  /** Opened with other parameters, `complaint.html` starts with those. */
  preset: keptText,
  orderNo: keptText,
  type: keptText,
  subType: keptText,
  text: keptText,
  lines: texts,
  images: v.array(keptText),
  /** Photos that had not arrived: they are lost with the page. */
  missing: v.optional(v.number(), 0)
})

export type ComplaintDraft = v.InferOutput<typeof draft>

const keptDrafts = v.array(v.object({ id: keptText, savedAt: v.number(), draft }))
type KeptDrafts = v.InferOutput<typeof keptDrafts>

export const emptyDraft: ComplaintDraft = {
  preset: '',
  orderNo: '',
  type: '',
  subType: '',
  text: '',
  lines: {},
  images: [],
  missing: 0
}

const isFresh = ({ savedAt }: { savedAt: number }) => isWithin(savedAt, recordLife)

async function readAll(orders: readonly string[] | undefined): Promise<KeptDrafts> {
  const record = await readDurableRecord('complaint', undefined, keptDrafts)
  if (!record) return []
  const fresh = record.data.filter(isFresh)
  if (record.owner === owner()) return fresh
  const listed = areStrangers(record.owner, owner()) ? [] : orders
  if (!listed) return []
  const own = fresh.filter(each => listed.includes(each.draft.orderNo))
  keepAll(own)
  return own
}

const keep = (all: KeptDrafts) => writeDurableRecord('complaint', owner(), all.slice(0, most))

function keepAll(all: KeptDrafts): void {
  if (all.length > 0) keep(all)
  else removeDurableRecord('complaint')
}

/** The drafts of the other tabs; a draft that a page has read before stands in localStorage. */
function othersThan(id: string): KeptDrafts {
  const record = readRecord('complaint', owner(), keptDrafts)
  return record?.data.filter(each => isFresh(each) && each.id !== id) ?? []
}

/** The draft of this tab or a gone one, 24 h at most; another session's only if its order is in `orders`. */
export async function readComplaintDraft(
  orders?: readonly string[]
): Promise<ComplaintDraft | undefined> {
  const all = await readAll(orders)
  const id = tabDraft() ?? (await freeOf(all.map(each => each.id)))
  if (id === undefined) return undefined
  holdTabDraft(id)
  return all.find(each => each.id === id)?.draft
}

export function saveComplaintDraft(data: ComplaintDraft): Promise<boolean> {
  const id = tabDraft() ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  holdTabDraft(id)
  return keep([{ id, savedAt: Date.now(), draft: data }, ...othersThan(id)])
}

export function dropComplaintDraft(): void {
  keepAll(othersThan(tabDraft() ?? ''))
  forgetTabDraft()
}
