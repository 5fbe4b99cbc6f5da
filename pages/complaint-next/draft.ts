import { atom } from 'nanostores'
import {
  type ComplaintDraft,
  dropDraft,
  emptyDraft,
  readDraft,
  saveDraft
} from '../../shared/context/complaint-draft.ts'
import { onPageReturn } from '../../shared/context/page-return.ts'
import { hasContent } from '../../shared/lib/has-content.ts'
import { chosen } from './chosen.ts'
import { $images, $lost, $missing, clearPhotos, restorePhotos } from './photos.ts'
import { fillGaps, fillIn, form, type Values, writtenText } from './text.ts'

const saveAfter = 300

/** Whether a draft was found when the page was opened. */
export const $restored = atom(false)
/** Whether the last draft will outlive the page. */
export const $isKept = atom(true)

let preset = ''
let timer: ReturnType<typeof setTimeout> | undefined
let isChanged = false
let isOver = false

async function saveNow(): Promise<void> {
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

function saveSoon(): void {
  isChanged = true
  clearTimeout(timer)
  timer = setTimeout(saveNow, saveAfter)
}

/** Saves 300 ms after the last key, and when the page is left or covered. */
function keepSaving(): void {
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
    // Written on, or sent, from another page of this complaint: that counts, but for what is typed now.
    if (!$isKept.get() || isChanged) return
    takeOver(draft)
    forgetChange()
  })
}

function takeOver(draft: ComplaintDraft): void {
  preset = draft.preset
  fillIn(draft.text, draft.lines)
  if (draft.images.join() !== $images.get().join()) restorePhotos(draft.images)
}

/**
 * Takes over what was written before, fills in what is known besides, and from now on keeps what is
 * written. `orders` are all that the server lists for the borrower.
 */
export async function restoreDraft(
  orders?: readonly string[],
  known: Promise<Partial<Values>> = Promise.resolve({})
): Promise<void> {
  const [draft = emptyDraft, filling] = await Promise.all([readDraft(orders), known])
  takeOver(draft)
  fillGaps(filling)
  $lost.set(draft.missing)
  $restored.set(hasContent(draft))
  keepSaving()
}

function forgetChange(): void {
  clearTimeout(timer)
  isChanged = false
}

/** Nothing is kept any more, and nothing unsaved is saved later. */
export function forgetDraft(): void {
  forgetChange()
  $restored.set(false)
  dropDraft()
}

/** After sending: what still happens, an upload that ends, is no draft of another complaint. */
export function endDraft(): void {
  forgetDraft()
  isOver = true
}

export function discardDraft(): void {
  fillIn('', {})
  clearPhotos()
  forgetDraft()
}
