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
import { hasContent } from '../../shared/lib/has-content.ts'
import { chosen } from './chosen.ts'
import type { ComplaintText, Values } from './text.ts'

const saveAfter = 300

export function createDraft(
  { form, fillIn, fillGaps, writtenText }: ComplaintText,
  { $images, $lost, $missing, clearPhotos, restorePhotos }: Photos
) {
  const $restored = atom(false)
  const $isKept = atom(true)

  let preset = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let isChanged = false
  let isOver = false

  const saveNow = async () => {
    clearTimeout(timer)
    if (!isChanged || isOver) return
    isChanged = false
    const draft = {
      ...writtenText(),
      ...chosen(),
      images: [...$images.get()],
      missing: $missing.get(),
      preset
    }
    $isKept.set(await saveDraft(draft))
  }

  const saveSoon = () => {
    isChanged = true
    clearTimeout(timer)
    timer = setTimeout(saveNow, saveAfter)
  }

  /** Saves 300 ms after the last key, and when the page is left or covered. */
  const keepSaving = () => {
    form.$values.listen(saveSoon)
    let known = $images.get().join()
    $images.listen(images => {
      // An upload tells often how far it is.
      if (images.join() === known) return
      known = images.join()
      isChanged = true
      saveNow()
    })
    $missing.listen(() => {
      isChanged = true
      saveNow()
    })
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) saveNow()
    })
    addEventListener('pagehide', saveNow)
    onPageReturn(async () => {
      const draft = (await readDraft()) ?? emptyDraft
      // Another page of this complaint changed or sent the draft: that counts, but for what is typed now.
      if (!$isKept.get() || isChanged) return
      takeOver(draft)
      forgetChange()
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
    known: Promise<Partial<Values>> = Promise.resolve({})
  ) => {
    const [draft = emptyDraft, filling] = await Promise.all([readDraft(orders), known])
    takeOver(draft)
    fillGaps(filling)
    $lost.set(draft.missing)
    $restored.set(hasContent(draft))
    keepSaving()
  }

  const forgetChange = () => {
    clearTimeout(timer)
    isChanged = false
  }

  const forgetDraft = () => {
    forgetChange()
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
