import { atom, type WritableAtom } from 'nanostores'
import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import { failure } from '../../shared/api/answer.ts'
import {
  type Complaint,
  complaintRequest,
  fetchComplaint
} from '../../shared/api/complaint-record.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { pollWhile } from '../../shared/api/poll-while.ts'
import { createResource } from '../../shared/api/resource.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { brand } from '../../shared/config/brand.ts'
import { loanParams } from '../../shared/context/loan-params.ts'
import { param } from '../../shared/context/query.ts'
import { noteRead } from '../../shared/context/seen-complaints.ts'
import { atRest } from '../../shared/ui/later/at-rest.ts'
import { createRating } from './rating.ts'
import { createReply } from './reply.ts'
import { wholeThread } from './whole-thread.ts'

export function isAnswered({ reply, replyImages }: Complaint): boolean {
  return reply !== '' || replyImages.length > 0
}

export function isConversation(complaint: Complaint): boolean {
  const { thread, state, answerBy, canReply, canReopen } = complaint
  const goesOn = thread.length > 0 || state || answerBy || canReply || canReopen
  return brand.services.includes('claims') && Boolean(goesOn)
}

export const earlyRequest = (): EarlyRequest => complaintRequest({ from: 'problemId' })

const readLoan = (complaint: Complaint, $amounts: WritableAtom<readonly string[]>) =>
  atRest(() => import('./loan-amounts.ts')).then(
    ({ readAmounts }) => readAmounts(complaint, $amounts),
    () => {} // No signal.
  )

export function createDetailPage() {
  const complaint = createResource(async () => {
    const problemId = param('problemId')
    if (!problemId) return failure('missing-complaint', messages.missing)
    const result = await fetchComplaint(problemId)
    // The answer tells whose a reply of another session is.
    if (!result.success) return result
    await reply.restore(problemId)
    const { data } = result
    if (!isConversation(data)) return result
    const state = data.state ?? (isAnswered(data) ? 'answered' : undefined)
    return { ...result, data: { ...data, state, thread: wholeThread(data) } }
  })
  const { $resource, load, refresh } = complaint
  const rating = createRating()
  const reply = createReply(complaint)
  const $amounts = atom<readonly string[]>([])

  /** A complaint that waits for its one answer is asked for again on each look. */
  const watchAnswer = () =>
    document.addEventListener('visibilitychange', () => {
      const resource = $resource.get()
      if (resource.state !== 'ready' || isConversation(resource.data)) return
      if (!isAnswered(resource.data) && !document.hidden) refresh({ quiet: true })
    })

  return {
    $resource,
    $amounts,
    rating,
    reply,
    retry: load,
    openMine: () => openPage('complaint-list.html', loanParams()),
    open: () => {
      watchAnswer()
      addEventListener('online', reply.photos.retryFailed)
      pollWhile(complaint, data => isConversation(data) && data.state !== 'closed')
      $resource.listen(resource => {
        if (resource.state !== 'ready') return
        const { id, state, needsScore } = resource.data
        if (resource.data.minor !== undefined) readLoan(resource.data, $amounts)
        if (needsScore) rating.askSoon(reply.isOpen)
        if (state !== 'open' && !document.hidden) noteRead(id)
      })
      return load()
    }
  }
}

export type DetailPage = ReturnType<typeof createDetailPage>
