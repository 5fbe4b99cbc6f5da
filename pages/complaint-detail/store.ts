import { failure } from '../../shared/api/answer.ts'
import { type Complaint, fetchComplaint } from '../../shared/api/complaint-record.ts'
import { createResource } from '../../shared/api/resource.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import { param } from '../../shared/context/query.ts'
import { complaintDetailMessages as messages } from '../../shared/messages/complaint.ts'
import { askForRating } from './rating.ts'

export const complaint = createResource(async () => {
  const problemId = param('problemId')
  return problemId ? fetchComplaint(problemId) : failure('missing-complaint', messages.missing)
})

export function isAnswered({ reply, replyImages }: Complaint): boolean {
  return reply !== '' || replyImages.length > 0
}

/** Loads the complaint; one that waits for its answer is asked for again when it is looked at. */
export function openDetail(): Promise<void> {
  const { $resource, load, refresh } = complaint
  document.addEventListener('visibilitychange', () => {
    const resource = $resource.get()
    const waits = resource.state === 'ready' && !isAnswered(resource.data)
    if (waits && !document.hidden) refresh({ quiet: true })
  })
  $resource.listen(resource => {
    if (resource.state === 'ready' && resource.data.needsScore) askForRating()
  })
  return load()
}

export function openMine(): void {
  openPage('complaint-list.html')
}
