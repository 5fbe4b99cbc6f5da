import * as v from 'valibot'
import { isCaptchaAddress } from '../../shared/api/landing.ts'
import { owner } from '../../shared/context/owner.ts'
import {
  readRecord,
  removeRecord,
  type StoredRecord,
  writeRecord
} from '../../shared/context/storage.ts'
import { isWithin } from '../../shared/lib/elapsed.ts'

/** A captcha is good for this long, and whoever comes later may be another. */
export const draftLife = 10 * 60 * 1000

/** The SMS code is not among it: who has it can register as this visitor. */
const draft = v.object({
  phone: v.string(),
  capcode: v.string(),
  /** The captcha picture that `capcode` was read from. */
  sid: v.string(),
  picture: v.pipe(
    v.string(),
    v.check(address => address === '' || isCaptchaAddress(address))
  ),
  /** To whom and when an SMS code was sent; '' and 0 before. */
  sentTo: v.string(),
  sentAt: v.number()
})
export type Draft = v.InferOutput<typeof draft>

export function saveDraft(typed: Draft): void {
  writeRecord('landing', owner(), typed)
}

/** What was typed before a reload, or before the visitor came back within ten minutes. */
export function readDraft(): StoredRecord<Draft> | undefined {
  const record = readRecord('landing', owner(), draft)
  if (record && isWithin(record.savedAt, draftLife)) return record
  forgetDraft()
  return undefined
}

export function forgetDraft(): void {
  removeRecord('landing')
}
