import { atom } from 'nanostores'
import {
  type ComplaintDraft,
  dropComplaintDraft,
  emptyDraft,
  readComplaintDraft,
  saveComplaintDraft
} from '../../shared/context/complaint-draft.ts'
import { onPageReturn } from '../../shared/context/page-return.ts'
import type { Photos } from '../../shared/features/photos/photos.ts'
import { createSaver } from '../../shared/forms/save-soon.ts'
import { hasContent } from '../../shared/lib/has-content.ts'
import { choiceInAddress } from './choice-in-address.ts'
import type { ComplaintText, ComplaintValues } from './text.ts'

/** An upload reports often; `onArrival` hears only of arrived photos. */
function listenToUploads($images: Photos['$images'], onArrival: () => void): void {
  let arrived = $images.get().join()
  $images.listen(images => {
    if (images.join() === arrived) return
    arrived = images.join()
    onArrival()
  })
}

function createDraftSaving(
  { form, writtenText }: ComplaintText,
  { $images, $missing }: Photos,
  preset: () => string
) {
  const $isKept = atom(true)
  let isOver = false
  const saver = createSaver(async () => {
    if (isOver) return
    const photos = { images: [...$images.get()], missing: $missing.get() }
    $isKept.set(
      await saveComplaintDraft({
        ...writtenText(),
        ...choiceInAddress(),
        ...photos,
        preset: preset()
      })
    )
  })
  return {
    $isKept,
    forget: saver.forget,
    /** Whether something typed is not saved yet. */
    isAhead: () => !$isKept.get() || saver.isChanged(),
    start: () => {
      form.$values.listen(saver.saveSoon)
      listenToUploads($images, saver.saveAtOnce)
      $missing.listen(saver.saveAtOnce)
      saver.watchLeaving()
    },
    end: () => {
      isOver = true
    }
  }
}

export function createDraft(text: ComplaintText, photos: Photos) {
  const { fillIn, fillGaps } = text
  const { $images, $lost, clearPhotos, restorePhotos } = photos
  const $restored = atom(false)
  let preset = ''
  const saving = createDraftSaving(text, photos, () => preset)

  const takeOver = (draft: ComplaintDraft) => {
    preset = draft.preset
    fillIn(draft.text, draft.lines)
    if (draft.images.join() !== $images.get().join()) restorePhotos(draft.images)
  }

  const takeOverOnReturn = async () => {
    const draft = (await readComplaintDraft()) ?? emptyDraft
    // Another page changed or sent the draft: that counts, but not over words typed now.
    if (saving.isAhead()) return
    takeOver(draft)
    saving.forget()
  }

  /** Restores the draft, then keeps what is written. `orders` are all orders of the borrower. */
  const restoreDraft = async (
    orders?: readonly string[],
    certain: Promise<Partial<ComplaintValues>> = Promise.resolve({})
  ) => {
    const [draft = emptyDraft, filling] = await Promise.all([readComplaintDraft(orders), certain])
    takeOver(draft)
    fillGaps(filling)
    $lost.set(draft.missing)
    $restored.set(hasContent(draft))
    saving.start()
    onPageReturn(takeOverOnReturn)
  }

  const forgetDraft = () => {
    saving.forget()
    $restored.set(false)
    dropComplaintDraft()
  }

  return {
    $restored,
    $isKept: saving.$isKept,
    restoreDraft,
    forgetDraft,
    /** After sending, an upload that ends makes no new draft. */
    endDraft: () => {
      forgetDraft()
      saving.end()
    },
    discardDraft: () => {
      fillIn('', {})
      clearPhotos()
      forgetDraft()
    }
  }
}

export type DraftKeeper = ReturnType<typeof createDraft>
