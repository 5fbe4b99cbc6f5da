import { atom } from 'nanostores'
import { fetchComplaint, saveComplaintScore } from '../../shared/api/complaint-record.ts'
import { isFault } from '../../shared/api/result.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { exclusive } from '../../shared/lib/exclusive.ts'
import { complaintDetailMessages as messages } from '../../shared/messages/complaint.ts'

const askAfter = 3000
/** Stars from which a rating is good. */
const good = 4

export const $isAsking = atom(false)
export const $isRated = atom(false)
export const $stars = atom(0)
export const $reason = atom('')

let isAsked = false

/** Asks for a rating after three seconds, once for as long as the page is open. */
export function askForRating(): void {
  if (isAsked) return
  isAsked = true
  setTimeout(() => {
    if (!$isRated.get()) $isAsking.set(true)
  }, askAfter)
}

export function openRating(): void {
  $isAsking.set(true)
}

export function closeRating(): void {
  $isAsking.set(false)
}

export function chooseStars(stars: number): void {
  $stars.set(stars)
}

export function chooseReason(reason: string): void {
  $reason.set(reason)
}

export function isLow(stars: number): boolean {
  return stars > 0 && stars < good
}

/** Whether the server has it, although its answer got lost. */
async function hasArrived(problemId: string): Promise<boolean> {
  const complaint = await fetchComplaint(problemId)
  return complaint.success && !complaint.data.needsScore
}

/** Sends the rating once. */
export const sendRating = exclusive(async () => {
  const problemId = param('problemId') ?? ''
  const stars = $stars.get()
  if (stars === 0) {
    showToast(messages.missingStar)
    return undefined
  }
  const reason = (isLow(stars) && $reason.get()) || undefined
  const result = await saveComplaintScore({ problemId, stars, reason })
  const isLost = isFault(result)
  if (result.success || (isLost && (await hasArrived(problemId)))) {
    $isRated.set(true)
    closeRating()
    showToast(messages.rated)
  } else showToast(isLost ? messages.uncertain : result.message)
  return undefined
})
