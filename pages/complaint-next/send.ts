import { atom } from 'nanostores'
import { complaintNextMessages as messages } from '#messages/complaint.ts'
import { saveComplaint } from '../../shared/api/complaint.ts'
import { type ComplaintItem, fetchComplaints } from '../../shared/api/complaint-record.ts'
import { isTransportError, refusalOf } from '../../shared/api/result.ts'
import { noteArrived } from '../../shared/api/send-with-id.ts'
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
const patience = 4000

export type SendOutcome = 'sent' | 'arrived' | 'missing' | 'uncertain'

async function listedItems(): Promise<ComplaintItem[] | undefined> {
  const list = await fetchComplaints()
  return list.success ? list.data.flatMap(({ items }) => items) : undefined
}

/** '' where the list lacks it, undefined where it may be an older one with the same words. */
async function findNumber(text: string, earlier?: readonly string[]): Promise<string | undefined> {
  const items = await listedItems()
  const { orderNo } = choiceInAddress()
  const isSent = ({ id, content, order }: ComplaintItem) =>
    content === text && (!order || !orderNo || order === orderNo) && !earlier?.includes(id)
  const found = items?.find(isSent)
  return !items || (found && !earlier) ? undefined : (found?.id ?? '')
}

async function lookFor(text: string, earlier?: readonly string[]): Promise<SendOutcome> {
  const number = await findNumber(text, earlier)
  if (number === undefined) return 'uncertain'
  return number ? 'arrived' : 'missing'
}

function createWritten({ form }: ComplaintText, { $images, $missing }: Photos) {
  const written = () => {
    const values = form.$values.get()
    const text = composeText(values).trim()
    const choice = choiceInAddress()
    return { ...choice, text, images: $images.get(), claim: claimOf(choice.type, values) }
  }
  /** Else more was written or added while the complaint was on its way: all stays a draft. */
  const isAsSent = (content: string) =>
    $missing.get() === 0 && JSON.stringify(written()) === content
  return { written, isAsSent }
}

export function createComplaintSending(
  complaintText: ComplaintText,
  photos: Photos,
  { endDraft, forgetDraft }: DraftKeeper
) {
  const { written, isAsSent } = createWritten(complaintText, photos)
  const $outcome = atom<SendOutcome | undefined>()

  const $refusal = atom<string | undefined>()

  let earlier: readonly string[] | undefined
  let isTried = false
  /** One that the list has, sent again by another tap, is no second complaint. */
  let arrived = ''
  const noteListed = async () => {
    const ids = (await listedItems())?.map(({ id }) => id)
    // A list that comes from here on may have the new one.
    if (!isTried) earlier = ids ?? earlier
  }

  const goOn = async (text: string, content: string): Promise<typeof leaving> => {
    if (isAsSent(content)) endDraft()
    const found = Promise.race([findNumber(text, earlier), pause(patience)])
    $outcome.set('sent')
    // It ends by itself: the second tap of two would end it unread.
    const [number = ''] = await Promise.all([found, pause(thanksFor)])
    writeSession('sentComplaint', { owner: owner(), number })
    openPage('complaint.html', loanOfAddress(), { replace: true })
    return leaving
  }

  const sendComplaint = singleFlight(async () => {
    const obstacle = photos.photoObstacle()
    if (obstacle) return void showToast(obstacle)
    $refusal.set(undefined)
    const complaint = written()
    const { text } = complaint
    const content = JSON.stringify(complaint)
    if (content === arrived) return void $outcome.set('arrived')
    isTried = true
    const result = await saveComplaint(complaint, messages.sending)
    if (result.success) return goOn(text, content)
    // The lock stays on until the list has been asked.
    if (isTransportError(result)) {
      const outcome = await lookFor(text, earlier)
      $outcome.set(outcome)
      if (outcome !== 'arrived') return
      noteArrived(result)
      arrived = content
      if (isAsSent(content)) forgetDraft()
    } else $refusal.set(refusalOf(result))
  })

  const closeOutcome = () => {
    if ($outcome.get() !== 'sent') $outcome.set(undefined)
  }

  return { $outcome, $refusal, noteListed, sendComplaint, closeOutcome }
}

export type Sending = ReturnType<typeof createComplaintSending>

export function openMine(): void {
  openPage('complaint-list.html', loanOfAddress())
}
