import * as v from 'valibot'
import { texts } from '../lib/records.ts'
import { commonParams } from './common-params.ts'
import { readDurableRecord, removeDurableRecord, writeDurableRecord } from './durable-record.ts'
import { keptText } from './storage.ts'

const draft = v.object({
  /** What `complaint.html` was opened with: opened with something else, it starts with that. */
  preset: keptText,
  orderNo: keptText,
  type: keptText,
  sonType: keptText,
  text: keptText,
  /** The answers to the brand's questions about a collection, by their names. */
  lines: texts,
  /** Addresses of uploaded photos. */
  images: v.array(keptText)
})

/** A complaint that is being written, across its two pages. */
export type ComplaintDraft = v.InferOutput<typeof draft>

export const emptyDraft: ComplaintDraft = {
  preset: '',
  orderNo: '',
  type: '',
  sonType: '',
  text: '',
  lines: {},
  images: []
}

const owner = () => commonParams().deviceId ?? ''

/** The draft of this device, at most 24 h old. */
export async function readDraft(): Promise<ComplaintDraft | undefined> {
  return (await readDurableRecord('complaint', owner(), draft))?.data
}

/** Answers whether the draft will outlive the page. */
export function saveDraft(data: ComplaintDraft): Promise<boolean> {
  return writeDurableRecord('complaint', owner(), data)
}

export function dropDraft(): void {
  removeDurableRecord('complaint')
}
