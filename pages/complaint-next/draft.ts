import { atom } from 'nanostores'
import {
  type ComplaintDraft,
  dropDraft,
  emptyDraft,
  readDraft,
  saveDraft
} from '../../shared/context/complaint-draft.ts'
import { onPageReturn } from '../../shared/context/page-return.ts'
import type { Photos } from '../../shared/features/photos/photos.ts'
import { createSaver } from '../../shared/forms/save-soon.ts'
import { hasContent } from '../../shared/lib/has-content.ts'
import { chosen } from './chosen.ts'
import type { ComplaintText, ComplaintValues } from './text.ts'

export function createDraft(
  { form, fillIn, fillGaps, writtenText }: ComplaintText,
  { $images, $lost, $missing, clearPhotos, restorePhotos }: Photos
) {
  const $restored = atom(false)
  const $isKept = atom(true)

  let preset = ''
  let isOver = false

  const saver = createSaver(async () => {
    if (isOver) return
    const draft = {
      ...writtenText(),
      ...chosen(),
      images: [...$images.get()],
      missing: $missing.get(),
      preset
    }
    $isKept.set(await saveDraft(draft))
  })

  const keepSaving = () => {
    form.$values.listen(saver.saveSoon)
    let known = $images.get().join()
    $images.listen(images => {
      // An upload tells often how far it is.
      if (images.join() === known) return
      known = images.join()
      saver.saveAtOnce()
    })
    $missing.listen(saver.saveAtOnce)
    saver.watchLeaving()
    onPageReturn(async () => {
      const draft = (await readDraft()) ?? emptyDraft
      // Another page of this complaint changed or sent the draft: that counts, but for what is typed now.
      if (!$isKept.get() || saver.isChanged()) return
      takeOver(draft)
      saver.forget()
    })
  }

  const takeOver = (draft: ComplaintDraft) => {
    preset = draft.preset
    fillIn(draft.text, draft.lines)
    if (draft.images.join() !== $images.get().join()) restorePhotos(draft.images)
  }

  /** Takes over an earlier draft and what is known besides, then keeps what is written. `orders` are all of his. */
  const restoreDraft = async (
    orders?: readonly string[],
    known: Promise<Partial<ComplaintValues>> = Promise.resolve({})
  ) => {
    const [draft = emptyDraft, filling] = await Promise.all([readDraft(orders), known])
    takeOver(draft)
    fillGaps(filling)
    $lost.set(draft.missing)
    $restored.set(hasContent(draft))
    keepSaving()
  }

  const forgetDraft = () => {
    saver.forget()
    $restored.set(false)
    dropDraft()
  }

  /** After sending: what still happens, an upload that ends, is no draft of another complaint. */
  const endDraft = () => {
    forgetDraft()
    isOver = true
  }

  const discardDraft = () => {
    fillIn('', {})
    clearPhotos()
    forgetDraft()
  }

  return { $restored, $isKept, restoreDraft, forgetDraft, endDraft, discardDraft }
}

export type DraftKeeper = ReturnType<typeof createDraft>
