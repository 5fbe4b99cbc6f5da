import { atom } from 'nanostores'
import { disputeMessages as messages } from '#messages/dispute.ts'
import { reopenComplaint, replyToComplaint } from '../../shared/api/claim.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import type { LoadedResource, Resource } from '../../shared/api/resource.ts'
import { isTransportError, type Result } from '../../shared/api/result.ts'
import { noteArrived } from '../../shared/api/send-with-id.ts'
import { noteRead } from '../../shared/context/seen-complaints.ts'
import { showToast } from '../../shared/context/toast.ts'
import { createPhotos, type Photos } from '../../shared/features/photos/photos.ts'
import { createForm } from '../../shared/forms/form.ts'
import { limitText } from '../../shared/forms/limit-text.ts'
import { filled } from '../../shared/forms/validators.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { createReplyDraft } from './reply-draft.ts'

export const longestReply = 1000

/** Focus stays with the reply when its form comes and goes; a draft does not take it. */
type ReplyStep = 'closed' | 'draft' | 'tapped' | 'left'

export const isOpenAt = (step: ReplyStep) => step === 'draft' || step === 'tapped'

const complaintIn = (resource: Resource<Complaint>) =>
  resource.state === 'ready' ? resource.data : undefined

/** How often the conversation has this text: so a lost reply that arrived is found. */
const countOf = (text: string, complaint?: Complaint) =>
  complaint?.thread.filter(each => each.from === 'you' && each.text.trim() === text).length ?? 0

const withMessage = (complaint: Complaint, text: string, images: string[]): Complaint => ({
  ...complaint,
  ...(!complaint.canReply && { state: 'open', answerBy: '', canReply: true }),
  thread: [...complaint.thread, { from: 'you', name: '', time: '', text, images }]
})

/** A message that arrived is in the conversation also where it cannot be read again. */
const createRefresh =
  ({ $resource, refresh, show }: LoadedResource<Complaint>) =>
  async (result: Result<unknown>, text: string, images: string[]) => {
    const last = complaintIn($resource.get())
    await refresh({ quiet: true })
    if (result.success && last && last === complaintIn($resource.get()))
      show({ ...result, data: withMessage(last, text, images) })
  }

function createSending(
  complaint: LoadedResource<Complaint>,
  form: ReturnType<typeof createForm<'content'>>,
  photos: Photos,
  saveAtOnce: () => void
) {
  const { $resource } = complaint
  const refreshAfter = createRefresh(complaint)
  const written = () => form.$values.get().content.trim()
  return singleFlight(async () => {
    const last = complaintIn($resource.get())
    if (!last) return undefined
    const { id, canReply } = last
    const obstacle = canReply && photos.photoObstacle()
    if (obstacle) return void showToast(obstacle)
    const text = written()
    const images = canReply ? photos.$images.get() : []
    const before = countOf(text, last)
    const result = canReply
      ? await replyToComplaint(id, text, images)
      : await reopenComplaint(id, text)
    const isLost = isTransportError(result)
    if (result.success || isLost) {
      await refreshAfter(result, text, images)
      // The list moves the complaint to another tab; the writer knows that.
      noteRead(id)
    }
    if (result.success || (isLost && countOf(text, complaintIn($resource.get())) > before)) {
      noteArrived(result)
      if (written() === text) form.change('content', '')
      // A reopened conversation can still take the photos.
      if (canReply) photos.clearPhotos(images)
      // A page that is killed now must not bring back the sent text.
      saveAtOnce()
      showToast(messages.sent)
    } else form.refuse('content', isLost ? messages.uncertain : result.message)
  })
}

export function createReply(complaint: LoadedResource<Complaint>) {
  const form = createForm({ content: '' })
  const photos = createPhotos()
  const $step = atom<ReplyStep>('closed')
  const written = () => form.$values.get().content.trim()
  const hasPhoto = () => photos.$photos.get().length > 0
  /** A closed conversation takes a reason alone. */
  const isPhotoEnough = () => hasPhoto() && complaintIn(complaint.$resource.get())?.canReply
  const isWriting = () => written() !== '' || hasPhoto()
  const { $isKept, saveAtOnce, ...draft } = createReplyDraft(form, photos)

  const restore = async (id: string) => {
    await draft.restore(id)
    if (isWriting() && $step.get() === 'closed') $step.set('draft')
  }

  const send = createSending(complaint, form, photos, saveAtOnce)

  return {
    form,
    photos,
    $isKept,
    restore,
    send,
    $step,
    isWriting,
    isOpen: () => isWriting() || isOpenAt($step.get()),
    change: (typed: string) => {
      const stays = limitText(form.$values.get().content, typed, longestReply)
      form.change('content', stays)
      return stays
    },
    validators: () => ({
      content: () => (isPhotoEnough() ? undefined : filled(written(), messages.missing))
    })
  }
}

export type Reply = ReturnType<typeof createReply>
