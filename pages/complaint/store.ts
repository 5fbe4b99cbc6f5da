import { atom, computed } from 'nanostores'
import { fetchComplaintStart } from '../../shared/api/complaint.ts'
import { createResource } from '../../shared/api/resource.ts'
import { collectionType } from '../../shared/api/wire/complaint.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import {
  dropDraft,
  emptyDraft,
  readDraft,
  saveDraft
} from '../../shared/context/complaint-draft.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { hasContent } from '../../shared/lib/has-content.ts'
import { complaintStartMessages as messages } from '../../shared/messages/complaint.ts'
import { type Chosen, settleChoices } from './choice.ts'

const $draft = atom(emptyDraft)
const $chosen = atom<Chosen>({ orderNo: '', type: '', sonType: '' })
/** Whether a draft was found when the page was opened. */
export const $restored = atom(false)
export const $showsOrders = atom(false)

/** What the page was opened with. */
function preset(): Chosen {
  return { orderNo: param('orderId') ?? '', type: param('problemType') ?? '', sonType: '' }
}

const presetText = () => Object.values(preset()).join(' ')

/**
 * Goes on with the draft. A page that was opened with another order or type than the draft's
 * starts with those; what was written is kept for it.
 */
async function restore(): Promise<void> {
  const draft = (await readDraft()) ?? emptyDraft
  const goesOn = draft.preset === presetText()
  const { orderNo, type, sonType } = draft
  $draft.set(draft)
  $chosen.set(goesOn ? { orderNo, type, sonType } : preset())
  $restored.set(hasContent(draft) || (goesOn && type !== ''))
}

let restoring = Promise.resolve()

const start = createResource(async () => {
  restoring = restore()
  const [result] = await Promise.all([fetchComplaintStart(param('orderId')), restoring])
  return result
})

export const $start = computed([start.$resource, $chosen], (resource, chosen) =>
  resource.state === 'ready'
    ? ({ state: 'ready', data: settleChoices(resource.data, chosen) } as const)
    : resource
)

function choose(change: Partial<Chosen>): void {
  $chosen.set({ ...$chosen.get(), ...change })
  // Not over what was written meanwhile on the next page.
  restoring.then(() => keepChoice(change))
}

function keepChoice(change: Partial<Chosen>): void {
  const chosen = { ...$chosen.get(), ...change }
  $chosen.set(chosen)
  const draft = { ...$draft.get(), ...chosen, preset: presetText() }
  $draft.set(draft)
  saveDraft(draft)
}

/** A collection cannot be complained of with every order: says so, and answers whether it is so. */
function refuses(type: string): boolean {
  const resource = start.$resource.get()
  if (type !== collectionType || resource.state !== 'ready') return false
  const isRefused = settleChoices(resource.data, { ...$chosen.get(), type }).type !== type
  if (isRefused) showToast(messages.unsupported)
  return isRefused
}

function forgetRefusedType(): void {
  if (refuses($chosen.get().type)) choose({ type: '', sonType: '' })
}

export async function openStart(): Promise<void> {
  await start.load()
  forgetRefusedType()
}

export function goNext(): void {
  const resource = $start.get()
  if (resource.state !== 'ready' || !resource.data.isComplete) return
  const { order, type, sonType } = resource.data
  openPage('complaint-next.html', {
    problemType: type,
    problemSonType: sonType,
    orderNo: order?.number ?? ''
  })
}

/** A collection asks what happened first; anything else goes straight on. */
export function chooseType(type: string): void {
  if (refuses(type)) return
  choose({ type, sonType: '' })
  goNext()
}

export function chooseSonType(sonType: string): void {
  choose({ sonType })
  goNext()
}

export function chooseOrder(orderNo: string): void {
  choose({ orderNo })
  forgetRefusedType()
}

export function toggleOrders(shows: boolean): void {
  $showsOrders.set(shows)
}

export function discardDraft(): void {
  dropDraft()
  $draft.set(emptyDraft)
  $chosen.set(preset())
  $restored.set(false)
}

export function openMine(): void {
  openPage('complaint-list.html')
}
