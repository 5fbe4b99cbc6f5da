import { atom, type WritableAtom } from 'nanostores'
import type { RequestKind } from '../../shared/api/privacy.ts'
import { dropFormDraft, readFormDraft, saveFormDraft } from '../../shared/context/form-draft.ts'
import { createSaver } from '../../shared/forms/save-soon.ts'

export type Details = Partial<Record<RequestKind, string>>

const key = 'dataRequest'

/** No answer of this page tells whose the words of another session are. */
const isConfirmed = async () => false

/** Until they are sent, also over a killed page. */
export function createDetailsDraft($details: WritableAtom<Details>) {
  const $restored = atom<Details>({})
  const $isKept = atom(true)
  const saver = createSaver(async () => {
    const details = $details.get()
    if (!Object.values(details).some(Boolean)) return dropFormDraft(key, '')
    $isKept.set(await saveFormDraft(key, '', details))
  })

  const restore = async () => {
    const draft: Details = await readFormDraft(key, '', isConfirmed)
    // Not over what was written before a slow phone had read the draft.
    const written = $details.get()
    $details.set({ ...draft, ...written })
    $restored.set(draft)
    if (Object.keys(written).length > 0) saver.saveSoon()
    $details.listen(saver.saveSoon)
    saver.watchLeaving()
  }

  return { $restored, $isKept, restore, saveAtOnce: saver.saveAtOnce }
}
