import { atom } from 'nanostores'
import {
  dropComplaintDraft,
  emptyDraft,
  readComplaintDraft,
  saveComplaintDraft
} from '../../shared/context/complaint-draft.ts'
import { param } from '../../shared/context/query.ts'
import { hasContent } from '../../shared/lib/has-content.ts'
import type { StoredChoice } from './choice.ts'

function preset(): StoredChoice {
  return { orderNo: param('orderId') ?? '', type: param('problemType') ?? '', subType: '' }
}

const presetText = () => Object.values(preset()).join(' ')

export function createChoiceDraft() {
  const $draft = atom(emptyDraft)
  const $chosen = atom<StoredChoice>({ orderNo: '', type: '', subType: '' })
  const $restored = atom(false)
  let restoring = Promise.resolve()

  /** Another order or type in the address wins; the written words are kept for it. */
  const restore = async (orders?: readonly string[]) => {
    const found = await readComplaintDraft(orders)
    if (orders && !found) return
    const draft = found ?? emptyDraft
    const goesOn = draft.preset === presetText()
    const { orderNo, type, subType } = draft
    $draft.set(draft)
    $chosen.set(goesOn ? { orderNo, type, subType } : preset())
    $restored.set(hasContent(draft) || (goesOn && type !== ''))
  }

  const keepChoice = (change: Partial<StoredChoice>) => {
    const chosen = { ...$chosen.get(), ...change }
    $chosen.set(chosen)
    const draft = { ...$draft.get(), ...chosen, preset: presetText() }
    $draft.set(draft)
    saveComplaintDraft(draft)
  }

  return {
    $chosen,
    $restored,
    restoreOwn: () => {
      restoring = restore()
      return restoring
    },
    /** A draft of another session counts if it is of one of these orders. */
    restoreOf: async (orders: readonly string[]) => {
      if ($draft.get() === emptyDraft) await restore(orders)
    },
    choose: (change: Partial<StoredChoice>) => {
      $chosen.set({ ...$chosen.get(), ...change })
      // Not over words written meanwhile on the next page.
      restoring.then(() => keepChoice(change))
    },
    discardDraft: () => {
      dropComplaintDraft()
      $draft.set(emptyDraft)
      $chosen.set(preset())
      $restored.set(false)
    }
  }
}
