import { atom } from 'nanostores'
import { dropFormDraft, readFormDraft, saveFormDraft } from '../../shared/context/form-draft.ts'
import type { Photos } from '../../shared/features/photos/photos.ts'
import type { createForm } from '../../shared/forms/form.ts'
import { createSaver } from '../../shared/forms/save-soon.ts'
import { computed } from '../../shared/lib/computed.ts'

export function createReplyDraft(
  form: ReturnType<typeof createForm<'content'>>,
  { $images, $missing, $lost, restorePhotos }: Photos
) {
  /** An upload reports often; here only arrived photos count. */
  const $uploaded = computed($images, images => images.join(' '))
  const $isKept = atom(true)
  let about = ''

  const saver = createSaver(async () => {
    const { content } = form.$values.get()
    const images = $uploaded.get()
    const missing = $missing.get()
    if (!content && !images && missing === 0) return dropFormDraft('reply', about)
    const values = { content, images, missing: `${missing}` }
    $isKept.set(await saveFormDraft('reply', about, values))
  })

  /** Call it once the server has shown the complaint: then the draft is this borrower's. */
  const restore = async (id: string) => {
    if (about) return
    about = id
    const isConfirmed = async () => true
    const { content = '', images = '', missing } = await readFormDraft('reply', id, isConfirmed)
    // Not over what was written before a slow phone had read the draft.
    if (form.$values.get().content || $uploaded.get()) saver.saveSoon()
    else {
      if (content) form.change('content', content)
      if (images) restorePhotos(images.split(' '))
      $lost.set(Number(missing) || 0)
    }
    form.$values.listen(saver.saveSoon)
    $uploaded.listen(saver.saveAtOnce)
    $missing.listen(saver.saveAtOnce)
    saver.watchLeaving()
  }

  return { $isKept, restore, saveAtOnce: saver.saveAtOnce }
}
