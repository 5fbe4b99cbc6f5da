import { atom, computed } from 'nanostores'
import { complaintStartMessages as messages } from '#messages/complaint.ts'
import { complaintStartRequest, fetchComplaintStart, ordersOf } from '../../shared/api/complaint.ts'
import { collectionType } from '../../shared/api/complaint-types.ts'
import type { EarlyRequest, FromAddress } from '../../shared/api/from-address.ts'
import { createResource } from '../../shared/api/resource.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import {
  dropDraft,
  emptyDraft,
  readDraft,
  saveDraft
} from '../../shared/context/complaint-draft.ts'
import { loanParams } from '../../shared/context/loan-params.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { hasContent } from '../../shared/lib/has-content.ts'
import { type StoredChoice, settleChoices } from './choice.ts'
import { createSent } from './sent.ts'

function preset(): StoredChoice {
  return { orderNo: param('orderId') ?? '', type: param('problemType') ?? '', subType: '' }
}

const presetText = () => Object.values(preset()).join(' ')

export const earlyRequest = (): EarlyRequest =>
  complaintStartRequest<FromAddress>({ from: 'orderId', optional: true })

export function createComplaintPage() {
  const { takeSent, ...sent } = createSent()
  const $draft = atom(emptyDraft)
  const $chosen = atom<StoredChoice>({ orderNo: '', type: '', subType: '' })
  const $restored = atom(false)
  const $showsOrders = atom(false)
  let restoring = Promise.resolve()

  /** Goes on with the draft; another order or type in the address counts, and what was written is kept for it. */
  const restore = async (orders?: readonly string[]) => {
    const found = await readDraft(orders)
    if (orders && !found) return
    const draft = found ?? emptyDraft
    const goesOn = draft.preset === presetText()
    const { orderNo, type, subType } = draft
    $draft.set(draft)
    $chosen.set(goesOn ? { orderNo, type, subType } : preset())
    $restored.set(hasContent(draft) || (goesOn && type !== ''))
  }

  const start = createResource(async () => {
    restoring = restore()
    const [result] = await Promise.all([fetchComplaintStart(param('orderId')), restoring])
    // The server's orders tell whose the words of another session are.
    if (result.success && $draft.get() === emptyDraft) await restore(ordersOf(result.data))
    return result
  })

  const $start = computed([start.$resource, $chosen], (resource, chosen) =>
    resource.state === 'ready'
      ? ({ state: 'ready', data: settleChoices(resource.data, chosen) } as const)
      : resource
  )

  const keepChoice = (change: Partial<StoredChoice>) => {
    const chosen = { ...$chosen.get(), ...change }
    $chosen.set(chosen)
    const draft = { ...$draft.get(), ...chosen, preset: presetText() }
    $draft.set(draft)
    saveDraft(draft)
  }

  const choose = (change: Partial<StoredChoice>) => {
    $chosen.set({ ...$chosen.get(), ...change })
    // Not over what was written meanwhile on the next page.
    restoring.then(() => keepChoice(change))
  }

  /** A collection cannot be complained of with every order: says so, and answers whether it is so. */
  const refuses = (type: string) => {
    const resource = start.$resource.get()
    if (type !== collectionType || resource.state !== 'ready') return false
    const isRefused = settleChoices(resource.data, { ...$chosen.get(), type }).type !== type
    if (isRefused) showToast(messages.unsupported)
    return isRefused
  }

  const forgetRefusedType = () => {
    if (refuses($chosen.get().type)) choose({ type: '', subType: '' })
  }

  const goNext = () => {
    const resource = $start.get()
    if (resource.state !== 'ready' || !resource.data.isComplete) return
    const { order, type, subType } = resource.data
    openPage('complaint-next.html', {
      problemType: type,
      problemSonType: subType,
      orderNo: order?.number ?? '',
      // It belongs to the order that the page was opened with, and to no other.
      productId: order?.number === param('orderId') ? param('productId') : undefined
    })
  }

  return {
    ...sent,
    $restored,
    $showsOrders,
    $start,
    open: async () => {
      takeSent()
      await start.load()
      forgetRefusedType()
    },
    goNext,
    /** A collection asks what happened first; anything else goes straight on. */
    chooseType: (type: string) => {
      if (refuses(type)) return
      choose({ type, subType: '' })
      goNext()
    },
    chooseSubType: (subType: string) => {
      choose({ subType })
      goNext()
    },
    chooseOrder: (orderNo: string) => {
      choose({ orderNo })
      forgetRefusedType()
    },
    toggleOrders: (shows: boolean) => $showsOrders.set(shows),
    discardDraft: () => {
      dropDraft()
      $draft.set(emptyDraft)
      $chosen.set(preset())
      $restored.set(false)
    }
  }
}

export type ComplaintPage = ReturnType<typeof createComplaintPage>

export function openMine(): void {
  openPage('complaint-list.html', loanParams())
}
