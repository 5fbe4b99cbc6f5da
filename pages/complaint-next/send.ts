import { atom } from 'nanostores'
import { saveComplaint } from '../../shared/api/complaint.ts'
import { fetchComplaints } from '../../shared/api/complaint-record.ts'
import { isFault } from '../../shared/api/result.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import { showToast } from '../../shared/context/toast.ts'
import { exclusive, leaving } from '../../shared/lib/exclusive.ts'
import { pause } from '../../shared/lib/pause.ts'
import { complaintNextMessages as messages } from '../../shared/messages/complaint.ts'
import { chosen } from './chosen.ts'
import { endDraft } from './draft.ts'
import { $images, photoObstacle } from './photos.ts'
import { composeText, form } from './text.ts'

const thanksFor = 1500

export type Outcome = 'sent' | 'arrived' | 'missing' | 'uncertain'

/** What became of sending, while it is said. */
export const $outcome = atom<Outcome | undefined>()

/** Looks for a complaint whose answer got lost. */
async function lookFor(text: string): Promise<Outcome> {
  const list = await fetchComplaints()
  if (!list.success) return 'uncertain'
  const isListed = list.data.some(({ items }) => items.some(({ content }) => content === text))
  return isListed ? 'arrived' : 'missing'
}

/** Says thank you for a moment. It ends by itself: the second tap of two would end it unread. */
function thank(): Promise<void> {
  $outcome.set('sent')
  return pause(thanksFor)
}

/** Sends the complaint once. Success leads back to the start, with nothing left of the draft. */
export const sendComplaint = exclusive(async () => {
  const obstacle = photoObstacle()
  if (obstacle) {
    showToast(obstacle)
    return undefined
  }
  const text = composeText(form.$values.get()).trim()
  const result = await saveComplaint({ ...chosen(), text, images: $images.get() }, messages.sending)
  if (result.success) {
    endDraft()
    await thank()
    const { orderNo } = chosen()
    openPage('complaint.html', { orderId: orderNo || undefined }, { replace: true })
    return leaving
  }
  // The lock stays on until the list has been asked.
  if (isFault(result)) $outcome.set(await lookFor(text))
  else showToast(result.message)
  return undefined
})

export function closeOutcome(): void {
  if ($outcome.get() !== 'sent') $outcome.set(undefined)
}

export function openMine(): void {
  openPage('complaint-list.html')
}
