import { photoMessages as messages } from '#messages/photos.ts'
import { uploadComplaintPhoto } from '../../api/complaint-photo.ts'
import { showToast } from '../../context/toast.ts'
import type { Photo, PhotoStates, PhotoTask } from './photo-states.ts'
import { preparePhoto } from './prepare-photo.ts'

const unreadable = { state: 'refused', reason: messages.unreadable } as const

function drop({ refuse, removePhoto }: PhotoStates, { id, name }: Photo, reason: string): void {
  removePhoto(id)
  refuse(name, reason)
}

async function prepare(states: PhotoStates, chosen: Photo, task: PhotoTask): Promise<void> {
  const { tasks, update } = states
  const { id } = chosen
  update(id, { state: 'preparing' })
  const prepared = await preparePhoto(task.file).catch(() => unreadable)
  if (!tasks.has(id)) return
  if (prepared.state === 'refused') return drop(states, chosen, prepared.reason)
  const { photo, name, preview } = prepared
  task.prepared = { photo, name }
  update(id, { state: 'waiting' })
  if (preview) update(id, { preview: URL.createObjectURL(preview) })
}

async function upload(
  states: PhotoStates,
  chosen: Photo,
  task: PhotoTask,
  { photo, name }: NonNullable<PhotoTask['prepared']>
): Promise<void> {
  const { tasks, update } = states
  const { id } = chosen
  task.abort = new AbortController()
  update(id, { state: 'uploading', share: 0 })
  const result = await uploadComplaintPhoto(photo, name, {
    onProgress: share => update(id, { state: 'uploading', share }),
    signal: task.abort.signal
  }).catch(() => undefined)
  if (!tasks.has(id)) return
  // The phone has taken the file away since it was chosen.
  if (!result) return drop(states, chosen, messages.unreadable)
  if (!result.success) return update(id, { state: 'failed', message: result.message })
  tasks.delete(id)
  update(id, { state: 'uploaded', url: result.data })
  showToast(messages.uploaded)
}

/** One after the other, so that one at a time is in memory and on the network. */
export async function uploadPhotos(states: PhotoStates): Promise<void> {
  const next = () => states.$photos.get().find(({ state }) => state === 'waiting')
  for (let photo = next(); photo; photo = next()) {
    const task = states.tasks.get(photo.id)
    if (!task) states.removePhoto(photo.id)
    else if (task.prepared) await upload(states, photo, task, task.prepared)
    else await prepare(states, photo, task)
  }
}
