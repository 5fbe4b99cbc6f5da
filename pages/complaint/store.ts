import { atom, computed } from 'nanostores'
import * as v from 'valibot'
import { complaintStartMessages as messages } from '#messages/complaint.ts'
import { fetchComplaintStart, ordersOf } from '../../shared/api/complaint.ts'
import { createResource } from '../../shared/api/resource.ts'
import { collectionType } from '../../shared/api/wire/complaint.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import {
  dropDraft,
  emptyDraft,
  readDraft,
  saveDraft
} from '../../shared/context/complaint-draft.ts'
import { owner } from '../../shared/context/owner.ts'
import { param } from '../../shared/context/query.ts'
import { readSession, removeSession } from '../../shared/context/storage.ts'
import { showToast } from '../../shared/context/toast.ts'
import { hasContent } from '../../shared/lib/has-content.ts'
import { type StoredChoice, settleChoices } from './choice.ts'

const $draft = atom(emptyDraft)
const $chosen = atom<StoredChoice>({ orderNo: '', type: '', subType: '' })
/** Whether a draft was found when the page was opened. */
export const $restored = atom(false)
export const $showsOrders = atom(false)

/** What the page was opened with. */
function preset(): StoredChoice {
  return { orderNo: param('orderId') ?? '', type: param('problemType') ?? '', subType: '' }
}

const presetText = () => Object.values(preset()).join(' ')

/**
 * Goes on with the draft. A page that was opened with another order or type than the draft's
 * starts with those; what was written is kept for it.
 */
async function restore(orders?: readonly string[]): Promise<void> {
  const found = await readDraft(orders)
  if (orders && !found) return
  const draft = found ?? emptyDraft
  const goesOn = draft.preset === presetText()
  const { orderNo, type, subType } = draft
  $draft.set(draft)
  $chosen.set(goesOn ? { orderNo, type, subType } : preset())
  $restored.set(hasContent(draft) || (goesOn && type !== ''))
}

const sentComplaint = v.object({ owner: v.string(), number: v.string() })

/** What was just sent from here, said once. */
export const $sent = atom<v.InferOutput<typeof sentComplaint> | undefined>()

function takeSent(): void {
  const sent = readSession('sentComplaint', sentComplaint)
  $sent.set(sent?.owner === owner() ? sent : undefined)
  removeSession('sentComplaint')
}

export function openSent(): void {
  openPage('complaint-detail.html', { problemId: $sent.get()?.number })
}

let restoring = Promise.resolve()

const start = createResource(async () => {
  restoring = restore()
  const [result] = await Promise.all([fetchComplaintStart(param('orderId')), restoring])
  // Words of another session: whose they are, the server's orders tell.
  if (result.success && $draft.get() === emptyDraft) await restore(ordersOf(result.data))
  return result
})

export const $start = computed([start.$resource, $chosen], (resource, chosen) =>
  resource.state === 'ready'
    ? ({ state: 'ready', data: settleChoices(resource.data, chosen) } as const)
    : resource
)

function choose(change: Partial<StoredChoice>): void {
  $chosen.set({ ...$chosen.get(), ...change })
  // Not over what was written meanwhile on the next page.
  restoring.then(() => keepChoice(change))
}

function keepChoice(change: Partial<StoredChoice>): void {
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
  if (refuses($chosen.get().type)) choose({ type: '', subType: '' })
}

export async function openStart(): Promise<void> {
  takeSent()
  await start.load()
  forgetRefusedType()
}

export function goNext(): void {
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

/** A collection asks what happened first; anything else goes straight on. */
export function chooseType(type: string): void {
  if (refuses(type)) return
  choose({ type, subType: '' })
  goNext()
}

export function chooseSubType(subType: string): void {
  choose({ subType })
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
