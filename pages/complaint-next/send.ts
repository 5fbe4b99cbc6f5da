import { atom } from 'nanostores'
import { complaintNextMessages as messages } from '#messages/complaint.ts'
import { saveComplaint } from '../../shared/api/complaint.ts'
import { fetchComplaints } from '../../shared/api/complaint-record.ts'
import { isTransportError, refusalOf } from '../../shared/api/result.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { owner } from '../../shared/context/owner.ts'
import { writeSession } from '../../shared/context/session-storage.ts'
import { showToast } from '../../shared/context/toast.ts'
import type { Photos } from '../../shared/features/photos/photos.ts'
import { pause } from '../../shared/lib/pause.ts'
import { leaving, singleFlight } from '../../shared/lib/single-flight.ts'
import { choiceInAddress, loanOfAddress } from './choice-in-address.ts'
import type { DraftKeeper } from './draft.ts'
import { claimOf } from './payment-fields.ts'
import { type ComplaintText, composeText } from './text.ts'

const thanksFor = 1500
/** Milliseconds that the list may take. */
const patience = 4000

export type SendOutcome = 'sent' | 'arrived' | 'missing' | 'uncertain'

async function lookFor(text: string): Promise<SendOutcome> {
  const list = await fetchComplaints()
  if (!list.success) return 'uncertain'
  const isListed = list.data.some(({ items }) => items.some(({ content }) => content === text))
  return isListed ? 'arrived' : 'missing'
}

/** The number of the sent complaint; '' where the list does not have it in time. */
async function findNumber(text: string): Promise<string> {
  const list = await Promise.race([fetchComplaints(), pause(patience)])
  if (!list?.success) return ''
  const items = list.data.flatMap(tab => tab.items)
  return items.find(({ content }) => content === text)?.id ?? ''
}

export function createComplaintSending(
  { form }: ComplaintText,
  { $images, photoObstacle }: Photos,
  { endDraft }: DraftKeeper
) {
  const $outcome = atom<SendOutcome | undefined>()

  const $refusal = atom<string | undefined>()

  /** It ends by itself: the second tap of two would end it unread. */
  const thank = () => {
    $outcome.set('sent')
    return pause(thanksFor)
  }

  const sendComplaint = singleFlight(async () => {
    const obstacle = photoObstacle()
    if (obstacle) {
      showToast(obstacle)
      return undefined
    }
    $refusal.set(undefined)
    const text = composeText(form.$values.get()).trim()
    const claim = claimOf(choiceInAddress().type, form.$values.get())
    const complaint = { ...choiceInAddress(), text, images: $images.get(), claim }
    const result = await saveComplaint(complaint, messages.sending)
    if (result.success) {
      endDraft()
      const [number] = await Promise.all([findNumber(text), thank()])
      writeSession('sentComplaint', { owner: owner(), number })
      openPage('complaint.html', loanOfAddress(), { replace: true })
      return leaving
    }
    // The lock stays on until the list has been asked.
    if (isTransportError(result)) $outcome.set(await lookFor(text))
    else $refusal.set(refusalOf(result))
  })

  const closeOutcome = () => {
    if ($outcome.get() !== 'sent') $outcome.set(undefined)
  }

  return { $outcome, $refusal, sendComplaint, closeOutcome }
}

export type Sending = ReturnType<typeof createComplaintSending>

export function openMine(): void {
  openPage('complaint-list.html', loanOfAddress())
}
