import * as v from 'valibot'
import { isCaptchaAddress } from '../../shared/api/landing.ts'
import { owner } from '../../shared/context/owner.ts'
import { readSession, removeSession, writeSession } from '../../shared/context/session-storage.ts'
import { isWithin } from '../../shared/lib/elapsed.ts'

/** Milliseconds: a captcha is good for this long, and a later visitor may be another. */
export const draftLife = 10 * 60 * 1000

/** Without the SMS code: who has it can register as this visitor. */
const draft = v.object({
  phone: v.string(),
  capcode: v.string(),
  /** The amount chosen in the example, in hundredths; 0 for none. */
  amount: v.optional(v.number(), 0),
  /** The captcha picture that `capcode` belongs to. */
  sid: v.string(),
  picture: v.pipe(
    v.string(),
    v.check(address => address === '' || isCaptchaAddress(address))
  ),
  /** '' before an SMS code was sent; `sentAt` 0 where nobody knows if it was. */
  sentTo: v.string(),
  sentAt: v.number()
})
export type Draft = v.InferOutput<typeof draft>

const keptDraft = v.object({ owner: v.string(), savedAt: v.number(), data: draft })

/** In this tab alone: the next visitor on this phone may be another. */
export function saveDraft(typed: Draft): void {
  writeSession('landing', { owner: owner(), savedAt: Date.now(), data: typed })
}

/** From before a reload or a return to this tab within ten minutes. */
export function readDraft(): v.InferOutput<typeof keptDraft> | undefined {
  const record = readSession('landing', keptDraft)
  if (record?.owner === owner() && isWithin(record.savedAt, draftLife)) return record
  forgetDraft()
  return undefined
}

export const forgetDraft = (): void => removeSession('landing')
