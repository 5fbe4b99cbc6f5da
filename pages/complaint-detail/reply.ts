import { atom, computed } from 'nanostores'
import { disputeMessages as messages } from '#messages/dispute.ts'
import { reopenComplaint, replyToComplaint } from '../../shared/api/claim.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import type { LoadedResource } from '../../shared/api/resource.ts'
import { isTransportError } from '../../shared/api/result.ts'
import { dropFormDraft, readFormDraft, saveFormDraft } from '../../shared/context/form-draft.ts'
import { noteRead } from '../../shared/context/seen-complaints.ts'
import { showToast } from '../../shared/context/toast.ts'
import { createPhotos } from '../../shared/features/photos/photos.ts'
import { createForm } from '../../shared/forms/form.ts'
import { limitText } from '../../shared/forms/limit-text.ts'
import { createSaver } from '../../shared/forms/save-soon.ts'
import { filled } from '../../shared/forms/validators.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'

export const longestReply = 1000

export function createReply({ $resource, refresh }: LoadedResource<Complaint>) {
  const form = createForm({ content: '' })
  const photos = createPhotos()
  const written = () => form.$values.get().content.trim()

  /** How often the conversation says this already, which tells a lost message that has arrived. */
  const count = (text: string) => {
    const resource = $resource.get()
    const thread = resource.state === 'ready' ? resource.data.thread : []
    return thread.filter(said => said.from === 'you' && said.text.trim() === text).length
  }

  /** An upload tells often how far it is; here only what has arrived counts. */
  const $uploaded = computed(photos.$images, images => images.join(' '))
  const $isKept = atom(true)
  let about = ''

  const saver = createSaver(async () => {
    const { content } = form.$values.get()
    const images = $uploaded.get()
    const missing = photos.$missing.get()
    if (!content && !images && missing === 0) return dropFormDraft('reply', about)
    const values = { content, images, missing: `${missing}` }
    $isKept.set(await saveFormDraft('reply', about, values))
  })

  /**
   * Takes over, once, what was written and uploaded before; then keeps what is written. Asked for when
   * the server has told of the complaint: so it is this borrower's.
   */
  const restore = async (id: string) => {
    if (about) return
    about = id
    const isConfirmed = async () => true
    const { content = '', images = '', missing } = await readFormDraft('reply', id, isConfirmed)
    if (content) form.change('content', content)
    if (images) photos.restorePhotos(images.split(' '))
    photos.$lost.set(Number(missing) || 0)
    form.$values.listen(saver.saveSoon)
    $uploaded.listen(saver.saveAtOnce)
    photos.$missing.listen(saver.saveAtOnce)
    saver.watchLeaving()
  }

  const send = singleFlight(async () => {
    const resource = $resource.get()
    if (resource.state !== 'ready') return undefined
    const obstacle = photos.photoObstacle()
    if (obstacle) {
      showToast(obstacle)
      return undefined
    }
    const { id, canReply } = resource.data
    const text = written()
    const before = count(text)
    const result = canReply
      ? await replyToComplaint(id, text, photos.$images.get())
      : await reopenComplaint(id, text)
    const isLost = isTransportError(result)
    if (result.success || isLost) await refresh({ quiet: true })
    // The list moves the complaint to another tab; its writer knows that.
    noteRead(id)
    if (result.success || (isLost && count(text) > before)) {
      if (written() === text) form.change('content', '')
      photos.clearPhotos()
      // A page that is killed now does not bring back what was sent.
      saver.saveAtOnce()
      showToast(messages.sent)
    } else form.refuse('content', isLost ? messages.uncertain : result.message)
    return undefined
  })

  return {
    form,
    photos,
    $isKept,
    restore,
    send,
    isWriting: () => written() !== '' || photos.$photos.get().length > 0,
    change: (typed: string) => {
      const stays = limitText(form.$values.get().content, typed, longestReply)
      form.change('content', stays)
      return stays
    },
    validators: () => ({
      // A photo alone says enough.
      content: () =>
        photos.$photos.get().length > 0 ? undefined : filled(written(), messages.missing)
    })
  }
}

export type Reply = ReturnType<typeof createReply>
