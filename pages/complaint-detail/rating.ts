import { atom } from 'nanostores'
import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import { fetchComplaint, saveComplaintScore } from '../../shared/api/complaint-record.ts'
import { isTransportError } from '../../shared/api/result.ts'
import { noteArrived } from '../../shared/api/send-with-id.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { $openDialogs } from '../../shared/ui/dialog/open-dialogs.ts'

const askAfter = 3000
const good = 4

export function isLow(stars: number): boolean {
  return stars > 0 && stars < good
}

async function hasArrived(problemId: string): Promise<boolean> {
  const complaint = await fetchComplaint(problemId)
  return complaint.success && !complaint.data.needsScore
}

export function createRating() {
  const $isAsking = atom(false)
  const $isRated = atom(false)
  const $stars = atom(0)
  const $reason = atom('')
  let isAsked = false

  const close = () => $isAsking.set(false)

  /** After three seconds, but not somebody who is writing. */
  const askSoon = (isWriting = () => false) => {
    if (isAsked) return
    isAsked = true
    const ask = () => {
      if (!$isRated.get() && !isWriting()) $isAsking.set(true)
    }
    setTimeout(() => {
      // Not over a picture that fills the screen: once that is closed.
      if ($openDialogs.get() === 0) return ask()
      const stop = $openDialogs.listen(count => {
        if (count > 0) return
        stop()
        ask()
      })
    }, askAfter)
  }

  const send = singleFlight(async () => {
    const problemId = param('problemId') ?? ''
    const stars = $stars.get()
    if (stars === 0) {
      showToast(messages.missingStar)
      return undefined
    }
    const reason = (isLow(stars) && $reason.get()) || undefined
    const result = await saveComplaintScore({ problemId, stars, reason })
    const isLost = isTransportError(result)
    if (result.success || (isLost && (await hasArrived(problemId)))) {
      noteArrived(result)
      $isRated.set(true)
      close()
      showToast(messages.rated)
    } else showToast(isLost ? messages.uncertain : result.message)
  })

  return {
    $isAsking,
    $isRated,
    $stars,
    $reason,
    askSoon,
    send,
    close,
    open: () => $isAsking.set(true),
    chooseStars: (stars: number) => $stars.set(stars),
    chooseReason: (reason: string) => $reason.set(reason)
  }
}

export type Rating = ReturnType<typeof createRating>
